import { useTranslation } from 'react-i18next';
import { ReasonDialog } from './ReasonDialog';

interface PurposeDialogProps {
  title: string;
  confirmLabel: string;
  initialText?: string;
  isRunning: boolean;
  onConfirm: (purpose: string) => void;
  onClose: () => void;
}

/** Asks for the purpose before personal data is shown; the purpose is kept in the trail. */
export function PurposeDialog(props: PurposeDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...props}
      body={t('personal.reveal.body')}
      label={t('personal.reveal.purpose')}
      minLength={4}
      maxLength={200}
    />
  );
}
