import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../feedback/ConfirmDialog';

/**
 * The one question before typed text is thrown away with the dialog or part that holds it.
 * @param isDirty something is typed that closing would lose
 * @returns `close`, which asks first while `isDirty` and closes at once otherwise, and the question, to be drawn
 */
export function useCloseQuestion(isDirty: boolean, onClose: () => void): [() => void, ReactNode] {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  const question = (
    <ConfirmDialog
      // Saved meanwhile, nothing is lost any more.
      isOpen={isAsking && isDirty}
      isDangerous
      title={t('app.leave.title')}
      confirmLabel={t('app.leave.confirm')}
      cancelLabel={t('app.leave.stay')}
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
      onCancel={() => setAsking(false)}
    >
      {t('app.leave.body')}
    </ConfirmDialog>
  );
  return [close, question];
}
