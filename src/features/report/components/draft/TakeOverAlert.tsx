import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimWorkItemMutation } from '../../../../api/resources/workApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../../components/feedback/ConfirmDialog';

export interface TakeOverAlertProps {
  workItemId: string;
  /** The colleague who holds it. */
  name: string;
  children: ReactNode;
}

/** The name of the colleague who holds the work, and the way to take it over, after a question. */
export function TakeOverAlert({ workItemId, name, children }: TakeOverAlertProps) {
  const { t } = useTranslation();
  const [claim] = useClaimWorkItemMutation();
  const [isAsking, setAsking] = useState(false);
  // The api has reported a refusal, and the draft is refetched.
  const { send, isRunning } = useSubmit(claim, { onEnd: () => setAsking(false) });
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {t('report.draft.takeOver')}
          </Button>
        }
      >
        {t('report.draft.others', { name })}
        {children}
      </Alert>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('report.draft.takeOverTitle', { name })}
        confirmLabel={t('report.draft.takeOver')}
        isRunning={isRunning}
        onConfirm={() => void send({ body: { workItemId, take: true, over: true } })}
        onCancel={() => setAsking(false)}
      >
        {t('report.draft.takeOverBody', { name })}
      </ConfirmDialog>
    </>
  );
}
