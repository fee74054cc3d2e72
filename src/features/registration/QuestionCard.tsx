import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { isProtected, questionKinds } from '@probity/contract/rules/registrationForm';
import { useTranslation } from 'react-i18next';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldMenu } from '../../components/form/FieldMenu';
import { Tick } from '../../components/form/Tick';
import type { useAppForm } from '../../components/form/useAppForm';
import type { FormValues, TypedQuestion } from './formValues';

interface QuestionCardProps {
  form: ReturnType<typeof useAppForm<FormValues>>;
  question: TypedQuestion;
  index: number;
  count: number;
  onMove: (to: number, by: 'up' | 'down') => void;
  onRemove: () => void;
}

/** One own question: what is asked, how it is answered, and the law that allows it where it needs one. */
export function QuestionCard({ form, question, index, count, onMove, onRemove }: QuestionCardProps) {
  const { t } = useTranslation();
  const number = index + 1;
  const at = `questions.${index}` as const;
  const needsLaw = isProtected({ ...question, choices: question.choices.split('\n') });
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="h3" sx={{ m: 0, flex: 1, fontSize: '0.875rem', fontWeight: 600 }}>
          {t('registration.form.question', { number })}
        </Box>
        <IconButton
          size="small"
          data-move={`${question.id} up`}
          aria-label={t('registration.form.up', { number })}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1, 'up')}
        >
          <ArrowUpward fontSize="small" color={index === 0 ? 'disabled' : 'inherit'} />
        </IconButton>
        <IconButton
          size="small"
          data-move={`${question.id} down`}
          aria-label={t('registration.form.down', { number })}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(index + 1, 'down')}
        >
          <ArrowDownward fontSize="small" color={number === count ? 'disabled' : 'inherit'} />
        </IconButton>
        <IconButton size="small" aria-label={t('registration.form.remove', { number })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <FieldLine field={form.field(`${at}.label`)} label={t('registration.form.label')} autoComplete="off" />
      <FieldMenu
        field={form.field(`${at}.kind`)}
        label={t('registration.form.kind')}
        options={questionKinds.map((value) => ({ value, label: t(`registration.form.kinds.${value}`) }))}
      />
      {question.kind === 'choice' && (
        <FieldLine field={form.field(`${at}.choices`)} label={t('registration.form.choices')} rows={3} />
      )}
      <FieldLine
        field={form.field(`${at}.help`)}
        label={t('registration.form.help')}
        isOptional
        autoComplete="off"
      />
      {needsLaw && (
        <FieldLine
          field={form.field(`${at}.legalReason`)}
          label={t('registration.form.legalReason')}
          help={t('registration.form.legalReasonHelp')}
          autoComplete="off"
        />
      )}
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}>
        <Tick
          checked={question.isRequired}
          onChange={(event) => form.change(`${at}.isRequired`, event.target.checked)}
        />
        {t('registration.form.isRequired')}
      </Box>
    </Box>
  );
}
