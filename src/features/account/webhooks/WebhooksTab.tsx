import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../components/lazyPart';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { WebhookList } from './WebhookList';

const DeliveryLog = lazyPart(() => import('./DeliveryLog').then((module) => module.DeliveryLog), {
  Meanwhile: () => <PageSkeleton />,
});

/** The addresses to which the account's events are sent; with `?webhook=` the log of one. */
export function WebhooksTab() {
  const [search] = useSearchParams();
  const webhookId = search.get('webhook');
  return webhookId ? <DeliveryLog key={webhookId} webhookId={webhookId} /> : <WebhookList />;
}
