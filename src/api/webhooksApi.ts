import {
  generatedApi,
  type ListWebhookDeliveriesApiArg,
  type WebhookDelivery,
} from './generated/webhooks.gen';
import { listTags, unlessFailed } from './tags';

export type {
  DeliveryStatus,
  Webhook,
  WebhookDelivery,
  WebhookKind,
  WebhookWithSecret,
} from './generated/webhooks.gen';

/** What the log of a webhook shows; the cursor is the page's own. */
export type DeliverySearch = Omit<ListWebhookDeliveriesApiArg['body'], 'cursor' | 'limit'>;

interface Page {
  rows: WebhookDelivery[];
  nextCursor: string | null;
}

const PAGE_ROWS = 50;

const withPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listWebhookDeliveries` by keyset pages. */
    deliveryPages: build.infiniteQuery<Page, DeliverySearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null as string | null,
        getNextPageParam: (last: Page) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/gateway/bd/webhook/delivery/list',
        method: 'POST',
        body: { ...queryArg, limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      providesTags: [{ type: 'Webhook', id: 'LOG' }],
      extraOptions: { hideErrors: true },
    }),
  }),
});

const all = ['Webhook' as const];

/** Where the account wants to be told of its events, and the log of what was sent there. */
export const webhooksApi = withPages.enhanceEndpoints({
  endpoints: {
    listWebhooks: {
      providesTags: (rows) => listTags('Webhook', rows, (row) => row.webhookId),
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
  useDeliveryPagesInfiniteQuery,
  useGetWebhookDeliveryQuery,
  useRedeliverWebhookMutation,
} = webhooksApi;
