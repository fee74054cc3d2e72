import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteOwnApplicationMutation } from '../../../api/resources/ownApplicationApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { keepVisit } from '../../../session/keptVisits';

interface DeleteOwnProps {
  s: string;
  /** True while it is being deleted: what is typed is not saved then. False again where that failed. */
  onHold?: (isHeld: boolean) => void;
  onDeleted: () => void;
}

/** The applicant takes everything back, after a question. */
export function DeleteOwn({ s, onHold, onDeleted }: DeleteOwnProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [drop] = useDeleteOwnApplicationMutation();
  const { send, isRunning, refusal } = useSubmit(() => drop({ onlyS: { s } }), {
    onDone: () => {
      // Whoever opens the link here after this proves a phone of their own.
      keepVisit(s, undefined);
      onDeleted();
    },
    onRefused: () => onHold?.(false),
    onEnd: () => setAsking(false),
  });
  return (
    <div>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('apply.delete.action')}
      </Button>
      {refusal && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {t('apply.delete.failed', { reason: refusal.msg })}
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('apply.delete.title')}
        confirmLabel={t('apply.delete.action')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => {
          onHold?.(true);
          void send(undefined);
        }}
        onCancel={() => setAsking(false)}
      >
        {t('apply.delete.body')}
      </ConfirmDialog>
    </div>
  );
}
