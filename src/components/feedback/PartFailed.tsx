import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast';
import { ErrorState } from './ErrorState';

interface PartFailedProps {
  onRetry: () => void;
  /** Closes the dialog or menu, so that the button that opened it works again. */
  onClose?: () => void;
  onCancel?: () => void;
}

/** Reports a part of a screen that could not be fetched, in its place; for a dialog or menu in a toast. */
export function PartFailed({ onRetry, onClose, onCancel }: PartFailedProps) {
  const { t } = useTranslation();
  const close = onClose ?? onCancel;
  useEffect(() => {
    if (!close) return;
    toast.error(t('app.chunk.part'));
    close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once, and closing takes this away
  }, []);
  return close ? null : <ErrorState message={t('app.chunk.part')} onRetry={onRetry} />;
}
