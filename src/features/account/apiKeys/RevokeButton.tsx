import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeysApi, useRevokeApiKeyMutation, type ApiKey } from '../../../api/resources/apiKeysApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';
import { LastUse } from './LastUse';

/** Revokes a key, after a question that says when it was used last. */
export function RevokeButton({ apiKey }: { apiKey: ApiKey }) {
  const { apiKeyId, name, state } = apiKey;
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const readAgain = apiKeysApi.usePrefetch('listApiKeys', { force: true });
  const handleAsk = () => {
    // The list may be hours old: a key that was used meanwhile has to say so.
    readAgain();
    setAsking(true);
  };
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
        onClick={handleAsk}
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
        <Box sx={{ display: 'grid', gap: 1 }}>
          <LastUse apiKey={apiKey} warning={state === 'active' && t('accountApiKeys.revokeAsk.warning')} />
          <div>{t('accountApiKeys.revokeAsk.body')}</div>
        </Box>
      </ConfirmDialog>
    </>
  );
}
