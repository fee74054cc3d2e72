import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { dictRuleOf, type DictType } from '@probity/contract/rules/dictionaries';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLine } from '../../../components/form/FieldLine';
import { Tick } from '../../../components/form/Tick';
import type { useAppForm } from '../../../components/form/useAppForm';
import { movedTo, type DictForm } from './dictValues';

interface DictEntryFieldsProps {
  form: ReturnType<typeof useAppForm<DictForm>>;
  type: DictType;
  index: number;
  /** As it is now: what names the entry while its words are typed. */
  name: string;
  /** Takes away a word that is being added. */
  onRemove: (() => void) | undefined;
  onMoved: (value: string, by: 'up' | 'down', to: number) => void;
}

/** One entry: its words, and for what people pick its place, whether it is offered, and whether a new entry begins with it. */
export function DictEntryFields({ form, type, index, name, onRemove, onMoved }: DictEntryFieldsProps) {
  const { t } = useTranslation();
  const whyId = useId();
  const entries = form.watch('entries');
  const entry = entries[index]!;
  const { kind, kept = [], hasDefault } = dictRuleOf(type);
  const isKept = kept.includes(entry.value);
  /** It stays offered; the reason stands below it. */
  const isFixed = isKept || Boolean(hasDefault && entry.isDefault);
  const move = (by: 'up' | 'down') => {
    const to = by === 'up' ? index - 1 : index + 1;
    if (to < 0 || to >= entries.length) return;
    form.change('entries', movedTo(entries, index, to));
    onMoved(entry.value, by, to);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34 }}>
        <Box
          component="h3"
          sx={{ m: 0, flex: 1, fontSize: '0.875rem', fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        {kind !== 'state' &&
          (['up', 'down'] as const).map((by) => {
            const isEnd = by === 'up' ? index === 0 : index === entries.length - 1;
            const Icon = by === 'up' ? ArrowUpward : ArrowDownward;
            return (
              <IconButton
                key={by}
                size="small"
                data-move={`${entry.value} ${by}`}
                aria-label={t(`dictionaries.change.${by}`, { name })}
                aria-disabled={isEnd}
                onClick={() => move(by)}
              >
                <Icon fontSize="small" color={isEnd ? 'disabled' : 'inherit'} />
              </IconButton>
            );
          })}
        {onRemove && (
          <IconButton size="small" aria-label={t('dictionaries.change.remove', { name })} onClick={onRemove}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(['en', 'zh'] as const).map((lang) => (
          <FieldLine
            key={lang}
            field={form.field(`entries.${index}.${lang}`)}
            label={t(`dictionaries.language.${lang}`)}
            maxLength={200}
            autoComplete="off"
          />
        ))}
      </Box>
      {kind !== 'state' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
          <Choice
            kind="checkbox"
            label={t('dictionaries.change.offered')}
            isChosen={entry.isOffered}
            isDisabled={isFixed}
            describedBy={isFixed ? whyId : undefined}
            onChange={(isOffered) => form.change(`entries.${index}.isOffered`, isOffered)}
          />
          {hasDefault && (
            <Choice
              kind="radio"
              label={t('dictionaries.change.first')}
              isChosen={entry.isDefault}
              isDisabled={!entry.isOffered}
              onChange={() =>
                form.change(
                  'entries',
                  entries.map((one, at) => ({ ...one, isDefault: at === index })),
                )
              }
            />
          )}
          {isFixed && (
            <Box id={whyId} sx={{ color: 'text.secondary', width: '100%' }}>
              {isKept ? t(`dictionaries.kept.${type as 'positionClass'}`) : t('dictionaries.kept.default')}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

interface ChoiceProps {
  kind: 'checkbox' | 'radio';
  label: string;
  isChosen: boolean;
  isDisabled: boolean;
  describedBy?: string;
  onChange: (isChosen: boolean) => void;
}

function Choice({ kind, label, isChosen, isDisabled, describedBy, onChange }: ChoiceProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, cursor: isDisabled ? 'default' : 'pointer' }}
    >
      <Tick
        type={kind}
        name={kind === 'radio' ? 'dictionaryDefault' : undefined}
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </Box>
  );
}
