import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';

interface EndingQuestionProps {
  /** Nothing is agreed to, or not the identity check. */
  ending: 'nothing' | 'identity';
  companyName: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Warns, in words, that signing would end the check. */
export function EndingQuestion({ ending, companyName, onConfirm, onCancel }: EndingQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen
      title={t(`candidate.sign.ending.${ending}Title`)}
      confirmLabel={t('candidate.sign.ending.confirm')}
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(`candidate.sign.ending.${ending}Body`, { name: companyName })}
    </ConfirmDialog>
  );
}
