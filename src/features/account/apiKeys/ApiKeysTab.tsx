import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListApiKeysQuery, type ApiKey } from '../../../api/resources/apiKeysApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { gatewayUrl } from '../../../api/transport/gatewayOrigin';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { lazyPart } from '../../../components/lazyPart';
import { DataTable } from '../../../components/table/DataTable';
import { useKeyCard, useKeyColumns } from './useKeyColumns';

const CreateKeyDialog = lazyPart(() => import('./CreateKeyDialog').then((module) => module.CreateKeyDialog));
const RotateKeyDialog = lazyPart(() => import('./RotateKeyDialog').then((module) => module.RotateKeyDialog));

/** The API keys of the account, for its other systems. */
export function ApiKeysTab() {
  const { t } = useTranslation();
  const query = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isCreating, setCreating] = useState(false);
  // Not in its row, which changes as soon as the key has a successor: the new key is shown until it is kept.
  const [rotating, setRotating] = useState<ApiKey>();
  const { error, data: rows, refetch } = query;
  const handleRotate = useCallback(
    (key: ApiKey) => {
      // The list may be hours old: when it was used last is said anew.
      void refetch();
      setRotating(key);
    },
    [refetch],
  );
  const columns = useKeyColumns(handleRotate);
  const card = useKeyCard(handleRotate);
  const current = rotating && (rows?.find(({ apiKeyId }) => apiKeyId === rotating.apiKeyId) ?? rotating);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: '1 1 280px', color: 'text.secondary', maxWidth: 640 }}>
          {t('accountApiKeys.intro')}{' '}
          <Link href={gatewayUrl('/docs/api')} underline="always" target="_blank" rel="noopener">
            {t('accountApiKeys.guide')}
          </Link>
        </Box>
        <Button variant="contained" onClick={() => setCreating(true)} sx={{ ml: 'auto' }}>
          {t('accountApiKeys.create.title')}
        </Button>
      </Box>
      <DataTable
        name="apiKeys"
        label={t('accountApiKeys.table')}
        columns={columns}
        card={card}
        rows={rows}
        idOf={(key) => key.apiKeyId}
        nameOf={(key) => key.name}
        error={
          error && !rows
            ? { message: messageOf(error) ?? t('common.state.error'), onRetry: () => void refetch() }
            : undefined
        }
        isFetching={query.isFetching}
        empty={<EmptyState title={t('accountApiKeys.empty.title')} body={t('accountApiKeys.empty.body')} />}
      />
      {current && <RotateKeyDialog apiKey={current} onClose={() => setRotating(undefined)} />}
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
    </>
  );
}
