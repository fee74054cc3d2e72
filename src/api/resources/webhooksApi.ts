import { useEffect } from 'react';
import { useStore } from 'react-redux';
import {
  generatedApi,
  type ListWebhookDeliveriesApiArg,
  type WebhookDelivery,
} from '../generated/webhooks.gen';
import { bringingNews, changing, refreshing } from '../lists/afterActions';
import type { RowList, ListStore, SearchOf } from '../lists/pages';
import { unlessFailed } from '../transport/tags';

export type {
  DeliveryStatus,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookKind,
  WebhookTry,
  WebhookWithSecret,
} from '../generated/webhooks.gen';

/** The filters of a webhook's log. */
export type DeliverySearch = SearchOf<ListWebhookDeliveriesApiArg>;

/** The log of what was sent, row by row. */
export const deliveryRows: RowList<WebhookDelivery> = {
  endpointName: 'listWebhookDeliveries',
  idOf: (row) => row.deliveryId,
  only: (deliveryId) => ({ deliveryId }),
};

const all = ['Webhook' as const];
const list = { type: 'Webhook' as const, id: 'LIST' };

/** The addresses to which the account's events are sent, and the log of deliveries. */
export const webhooksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listWebhooks: {
      providesTags: [list],
      extraOptions: { hideErrors: true },
    },
    listWebhookDeliveries: {
      providesTags: [{ type: 'Webhook', id: 'LOG' }],
      extraOptions: { hideErrors: true },
    },
    getWebhookDelivery: {
      providesTags: (_detail, _error, { deliveryId }) => [{ type: 'Webhook', id: deliveryId }],
      extraOptions: { hideErrors: true },
    },
    createWebhook: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
    editWebhook: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
    setWebhookStatus: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
    deleteWebhook: {
      invalidatesTags: (_done, error) => unlessFailed(error, [list]),
    },
    rotateWebhookSecret: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
    testWebhook: {
      invalidatesTags: (_row, error) => unlessFailed(error, [list]),
      onQueryStarted: bringingNews(deliveryRows),
    },
    redeliverWebhook: {
      invalidatesTags: (_row, error, { body }) =>
        unlessFailed(error, [list, { type: 'Webhook' as const, id: body.deliveryId }]),
      onQueryStarted: refreshing(deliveryRows, ({ body }: { body: { deliveryId: string } }) => {
        return (row) => row.deliveryId === body.deliveryId;
      }),
    },
  },
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useEditWebhookMutation,
  useSetWebhookStatusMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesInfiniteQuery,
  useGetWebhookDeliveryQuery,
  useRedeliverWebhookMutation,
} = webhooksApi;

const ASK_MS = 5_000;

export const isWaiting = ({ status }: WebhookDelivery) => status === 'waiting';

/** Asks how what is under way stands, and what came meanwhile. */
export async function refreshWaiting(store: ListStore): Promise<void> {
  await changing(async ({ refreshRows, bringNews }) => {
    await refreshRows(store, deliveryRows, isWaiting);
    await bringNews(store, deliveryRows);
  });
}

/** Follows the log on the screen while something is under way, not in a tab that nobody sees. */
export function useFollowedDeliveries(isMoving: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refreshWaiting(store);
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [store, isMoving]);
}
