import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayUrl } from '../../../api/transport/gatewayOrigin';
import { shownError } from '../../../api/transport/shownError';
import { useListWebhooksQuery } from '../../../api/resources/webhooksApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { lazyPart } from '../../../components/lazyPart';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { WebhookCard } from './WebhookCard';

const WebhookDialog = lazyPart(() => import('./WebhookDialog').then((module) => module.WebhookDialog));

const ASK_MS = 5_000;

/** All webhooks of the account. */
export function WebhookList() {
  const { t } = useTranslation();
  // The cards are polled while something is on its way.
  const [isMoving, setMoving] = useState(false);
  const { data, error, refetch } = useListWebhooksQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isMoving ? ASK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const hasWaiting = data?.some(({ lastDelivery }) => lastDelivery?.status === 'waiting') ?? false;
  if (hasWaiting !== isMoving) setMoving(hasWaiting);
  const [isAdding, setAdding] = useState(false);
  if (error && !data)
    return <ErrorState message={shownError(error)?.msg ?? ''} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={2} />;
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {t('accountWebhooks.add')}
    </Button>
  );
  const guide = (
    <Link underline="always" href={gatewayUrl('/docs/webhooks')} target="_blank" rel="noopener">
      {t('accountWebhooks.guide')}
    </Link>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 }}>
      {data.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
          <Box sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
            {t('accountWebhooks.intro')} {guide}
          </Box>
          {add}
        </Box>
      )}
      {data.length === 0 && (
        <EmptyState
          title={t('accountWebhooks.empty.title')}
          body={
            <>
              {t('accountWebhooks.intro')} {t('accountWebhooks.empty.body')} {guide}
            </>
          }
          action={add}
        />
      )}
      {data.map((webhook) => (
        <WebhookCard key={webhook.webhookId} webhook={webhook} />
      ))}
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
    </Box>
  );
}
