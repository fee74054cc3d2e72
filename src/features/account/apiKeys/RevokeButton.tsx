import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiKeyMutation, type ApiKey } from '../../../api/resources/apiKeysApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Revokes a key, after a question. */
export function RevokeButton({ apiKey: { apiKeyId, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useRevokeApiKeyMutation();
  const { send, isRunning } = useSubmit(revoke, {
    onDone: () => toast.success(t('accountApiKeys.revoked', { name })),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t('accountApiKeys.action.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('accountApiKeys.action.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('accountApiKeys.revokeAsk.title', { name })}
        confirmLabel={t('accountApiKeys.revokeAsk.confirm')}
        isRunning={isRunning}
        onConfirm={() => void send({ body: { apiKeyId } })}
        onCancel={() => setAsking(false)}
      >
        {t('accountApiKeys.revokeAsk.body')}
      </ConfirmDialog>
    </>
  );
}
