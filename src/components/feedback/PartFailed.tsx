import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutdated } from '../../lib/reloadOnce';
import { toast } from '../../lib/toast';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { ErrorState } from './ErrorState';

interface PartFailedProps {
  onRetry: () => void;
  /** Closes the dialog or menu, so that the button that opened it works again. */
  onClose?: () => void;
  onCancel?: () => void;
}

/**
 * Reports a part of a screen that could not be fetched, in its place; for a dialog or menu in a toast. A tab from before an update
 * will never get it: there the page is to be reloaded, and it is said whether anything typed goes with it.
 */
export function PartFailed({ onRetry, onClose, onCancel }: PartFailedProps) {
  const { t } = useTranslation();
  const close = onClose ?? onCancel;
  const [isOld, setOld] = useState<boolean>();
  const loss = hasUnsavedInput() ? 'lost' : 'kept';
  const oldTab = `${t('app.chunk.old')} ${t(`app.chunk.${loss}`)}`;
  const report = useEffectEvent((isOldTab: boolean) => {
    setOld(isOldTab);
    if (!close) return;
    toast.error(isOldTab ? oldTab : t('app.chunk.part'));
    close();
  });
  useEffect(() => {
    let isCurrent = true;
    void isOutdated().then((isOldTab) => isCurrent && report(isOldTab));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (close || isOld === undefined) return null;
  if (!isOld) return <ErrorState message={t('app.chunk.part')} onRetry={onRetry} />;
  return (
    <ErrorState
      message={oldTab}
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('common.action.reload')}
        </Button>
      }
    />
  );
}
