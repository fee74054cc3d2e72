import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimWorkItemMutation } from '../../../../api/resources/workApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../../components/feedback/ConfirmDialog';

interface TakeOverButtonProps {
  workItemId: string;
  /** The colleague who holds it. */
  name: string;
  isOutlined?: boolean;
}

/** Takes work over from a colleague, after a question. */
export function TakeOverButton({ workItemId, name, isOutlined = false }: TakeOverButtonProps) {
  const { t } = useTranslation();
  const [claim] = useClaimWorkItemMutation();
  const [isAsking, setAsking] = useState(false);
  // The api has reported a refusal, and the draft is refetched.
  const { send, isRunning } = useSubmit(claim, { onEnd: () => setAsking(false) });
  return (
    <>
      <Button
        {...(isOutlined ? { variant: 'outlined' } : { color: 'inherit', size: 'small' })}
        onClick={() => setAsking(true)}
      >
        {t('report.draft.takeOver')}
      </Button>
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
