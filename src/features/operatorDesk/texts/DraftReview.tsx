import type { BothWords, SignedTextKind } from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/FormDialog';
import { TextPanes } from './TextPanes';

interface DraftReviewProps {
  kind: SignedTextKind;
  words: BothWords;
  before: BothWords;
  effectiveOn: string;
  signAnew: boolean;
  isRunning: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** A draft as its signers will see it, and what differs from the text in force; only then it is handed in. */
export function DraftReview({ kind, words, before, effectiveOn, signAnew, ...dialog }: DraftReviewProps) {
  const { t } = useTranslation();
  const { isRunning, onConfirm, onClose } = dialog;
  return (
    <FormDialog
      title={t('signedTexts.form.confirmTitle')}
      submitLabel={t('signedTexts.form.confirm')}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void onConfirm();
      }}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
      maxWidth="md"
    >
      <div>
        <div>{t('signedTexts.form.confirmBody', { day: effectiveOn })}</div>
        {kind === 'serviceContract' && (
          <Box sx={{ mt: 0.5 }}>{t(signAnew ? 'signedTexts.signAnew' : 'signedTexts.notAnew')}</Box>
        )}
      </div>
      <TextPanes kind={kind} words={words} before={before} />
    </FormDialog>
  );
}
