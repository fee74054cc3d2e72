import { CODE } from '@probity/contract/codeNames';
import type { BothWords } from '@probity/contract/rules/signedTexts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAskTextVersionMutation, type SignedText } from '../../../api/resources/signedTextsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { CheckboxInput } from '../../../components/form/CheckboxInput';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { DraftReview } from './DraftReview';
import { draftNames, draftOf, draftRules, wordsOf, type DraftForm as Draft } from './draftValues';
import { textPath } from './textPaths';

interface DraftFormProps {
  text: SignedText;
  /** What it begins with. */
  words: BothWords;
  /** What is in force. */
  before: BothWords;
}

/** Writes a version; it is seen as its signers will see it before it is handed in. What is typed stays whatever is refused. */
export function DraftForm({ text, words, before }: DraftFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { kind, basedOn, earliestAnew } = text;
  const [chosen, setChosen] = useState<Draft>();
  const form = useAppForm<Draft>(draftOf(words, chinaToday()), draftRules(kind, earliestAnew));
  const [ask] = useAskTextVersionMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    names: draftNames,
    onDone: () => {
      form.settle();
      toast.success(t('signedTexts.form.done'));
      void navigate(textPath(kind));
    },
    onEnd: () => setChosen(undefined),
  });
  const title = { maxLength: 150, autoComplete: 'off' };
  const body = { rows: 14, help: t(`signedTexts.form.help.${kind}`) };
  return (
    <>
      <Box component="form" noValidate onSubmit={form.submit(setChosen)} sx={{ display: 'grid', gap: 2 }}>
        {refusal && (
          <Alert severity="warning">
            {refusal.msg}
            {refusal.code === CODE.TEXT_OVERTAKEN && <div>{t('signedTexts.form.overtaken')}</div>}
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <FieldLine {...title} field={form.field('enTitle')} label={t('signedTexts.form.englishTitle')} />
            <FieldLine {...body} field={form.field('enBody')} label={t('signedTexts.form.englishBody')} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <FieldLine {...title} field={form.field('zhTitle')} label={t('signedTexts.form.chineseTitle')} />
            <FieldLine {...body} field={form.field('zhBody')} label={t('signedTexts.form.chineseBody')} />
          </Box>
        </Box>
        {kind === 'serviceContract' && (
          <CheckboxInput
            name="signAnew"
            control={form.control}
            label={t('signedTexts.form.signAnew')}
            help={t('signedTexts.form.signAnewHelp', { day: earliestAnew })}
          />
        )}
        <DateLine
          {...form.field('effectiveOn')}
          kind="day"
          keepsText
          label={t('signedTexts.form.effectiveOn')}
          help={t('signedTexts.form.effectiveHelp')}
          min={chinaToday()}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained">
            {t('signedTexts.form.review')}
          </Button>
          <Button onClick={() => leave(() => void navigate(textPath(kind)))}>
            {t('common.action.cancel')}
          </Button>
        </Box>
      </Box>
      {chosen && (
        <DraftReview
          kind={kind}
          words={wordsOf(chosen)}
          before={before}
          effectiveOn={chosen.effectiveOn}
          signAnew={chosen.signAnew}
          isRunning={isRunning}
          onConfirm={() => {
            const { effectiveOn, signAnew } = chosen;
            return send({
              textVersionInput: { kind, basedOn, effectiveOn, signAnew, words: wordsOf(chosen) },
            });
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
