import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteOwnApplicationMutation } from '../../../api/resources/registrationsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';

interface DeleteOwnProps {
  s: string;
  /** Before it is deleted: what is typed is saved no more. */
  onStart?: () => void;
  onDeleted: () => void;
}

/** The applicant takes everything back, after a question. */
export function DeleteOwn({ s, onStart, onDeleted }: DeleteOwnProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [drop] = useDeleteOwnApplicationMutation();
  const { send, isRunning } = useSubmit(() => drop({ onlyS: { s } }), {
    onDone: onDeleted,
    onEnd: () => setAsking(false),
  });
  return (
    <div>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('apply.delete.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('apply.delete.title')}
        confirmLabel={t('apply.delete.action')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => {
          onStart?.();
          void send(undefined);
        }}
        onCancel={() => setAsking(false)}
      >
        {t('apply.delete.body')}
      </ConfirmDialog>
    </div>
  );
}
