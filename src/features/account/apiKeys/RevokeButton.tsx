import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiKeyMutation, type ApiKey } from '../../../api/apiKeysApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Ends a key, after a question. */
export function RevokeButton({ apiKey: { apiKeyId, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();

  const handleConfirm = async () => {
    const { error } = await revoke({ body: { apiKeyId } });
    setAsking(false);
    if (!error) toast.success(t('accountApiKeys.revoked', { name }));
  };
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
        isRunning={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      >
        {t('accountApiKeys.revokeAsk.body')}
      </ConfirmDialog>
    </>
  );
}
