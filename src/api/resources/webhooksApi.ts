import { generatedApi, type ListWebhookDeliveriesApiArg } from '../generated/webhooks.gen';
import type { SearchOf } from '../transport/pages';
import { listTags, unlessFailed } from '../transport/tags';

export type {
  DeliveryStatus,
  Webhook,
  WebhookDelivery,
  WebhookKind,
  WebhookWithSecret,
} from '../generated/webhooks.gen';

/** What the log of a webhook shows. */
export type DeliverySearch = SearchOf<ListWebhookDeliveriesApiArg>;

const all = ['Webhook' as const];

/** Where the account wants to be told of its events, and the log of what was sent there. */
export const webhooksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listWebhooks: {
      providesTags: (rows) => listTags('Webhook', rows, (row) => row.webhookId),
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
      invalidatesTags: (_done, error) => unlessFailed(error, [{ type: 'Webhook' as const, id: 'LIST' }]),
    },
    rotateWebhookSecret: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
    testWebhook: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
    redeliverWebhook: { invalidatesTags: (_row, error) => unlessFailed(error, all) },
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
