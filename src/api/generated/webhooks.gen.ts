// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/gateway/bd/webhook/webhook/list` }),
    }),
    createWebhook: build.mutation<CreateWebhookApiResponse, CreateWebhookApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/webhook/create`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    editWebhook: build.mutation<EditWebhookApiResponse, EditWebhookApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/webhook/edit`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    setWebhookStatus: build.mutation<SetWebhookStatusApiResponse, SetWebhookStatusApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/webhook/setStatus`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    deleteWebhook: build.mutation<DeleteWebhookApiResponse, DeleteWebhookApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/webhook/delete`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rotateWebhookSecret: build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/webhook/rotateSecret`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/webhook/test`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listWebhookDeliveries: build.infiniteQuery<
      ListWebhookDeliveriesApiResponse,
      Paged<ListWebhookDeliveriesApiArg>,
      PageParam
    >({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/webhook/delivery/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    getWebhookDelivery: build.query<GetWebhookDeliveryApiResponse, GetWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/delivery/get`,
        params: {
          deliveryId: queryArg.deliveryId,
        },
      }),
    }),
    redeliverWebhook: build.mutation<RedeliverWebhookApiResponse, RedeliverWebhookApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/webhook/delivery/redeliver`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListWebhooksApiResponse = /** status 200 The answer */ Webhook[];
export type ListWebhooksApiArg = void;
export type CreateWebhookApiResponse = /** status 200 The answer */ WebhookWithSecret;
export type CreateWebhookApiArg = {
  body: {
    name: WebhookName;
    url: WebhookUrl;
    kinds: WebhookKinds;
  };
};
export type EditWebhookApiResponse = /** status 200 The answer */ Webhook;
export type EditWebhookApiArg = {
  body: {
    webhookId: Uuid;
    name?: WebhookName;
    url?: WebhookUrl;
    kinds?: WebhookKinds;
  };
};
export type SetWebhookStatusApiResponse = /** status 200 The answer */ Webhook;
export type SetWebhookStatusApiArg = {
  body: {
    webhookId: Uuid;
    status: WebhookStatus;
  };
};
export type DeleteWebhookApiResponse = /** status 200 The answer */ Done;
export type DeleteWebhookApiArg = {
  body: {
    webhookId: Uuid;
  };
};
export type RotateWebhookSecretApiResponse = /** status 200 The answer */ WebhookWithSecret;
export type RotateWebhookSecretApiArg = {
  body: {
    webhookId: Uuid;
  };
};
export type TestWebhookApiResponse = /** status 200 The answer */ WebhookDelivery;
export type TestWebhookApiArg = {
  body: {
    webhookId: Uuid;
  };
};
export type ListWebhookDeliveriesApiResponse = /** status 200 The answer */ {
  rows: WebhookDelivery[];
  nextCursor: string | null;
};
export type ListWebhookDeliveriesApiArg = {
  body: {
    webhookId: Uuid;
    status?: DeliveryStatus;
    /** Only these of the deliveries that fit */
    deliveryId?: Uuid[];
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type GetWebhookDeliveryApiResponse = /** status 200 The answer */ WebhookDeliveryDetail;
export type GetWebhookDeliveryApiArg = {
  deliveryId: Uuid;
};
export type RedeliverWebhookApiResponse = /** status 200 The answer */ WebhookDelivery;
export type RedeliverWebhookApiArg = {
  body: {
    deliveryId: Uuid;
  };
};
export type Uuid = string;
export type WebhookName = string;
export type WebhookUrl = string;
export type WebhookKind =
  | 'check.ordered'
  | 'check.submitted'
  | 'check.started'
  | 'check.infoRequested'
  | 'check.inReview'
  | 'check.reported'
  | 'check.disputed'
  | 'check.disputeRejected'
  | 'check.cancelled'
  | 'check.expired'
  | 'check.consentWithdrawn'
  | 'order.placed'
  | 'order.approved'
  | 'order.rejected'
  | 'enterprise.submitted'
  | 'enterprise.verified'
  | 'enterprise.rejected'
  | 'enterprise.changeSubmitted'
  | 'enterprise.changed'
  | 'enterprise.changeRejected'
  | 'webhook.disabled';
export type WebhookKinds = WebhookKind[];
export type WebhookStatus = 'active' | 'disabled';
export type Instant = string;
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';
export type DeliveryFault =
  'status' | 'timeout' | 'size' | 'address' | 'redirect' | 'connection' | 'disabled';
export type WebhookDelivery = {
  deliveryId: Uuid;
  webhookId: Uuid;
  eventId: Uuid;
  /** A kind of event, or ping */
  kind: string;
  /** Of the order whose check it tells of */
  orderNo: string | null;
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: string | null;
  attemptedAt: string | null;
  /** What the receiver answered last */
  httpStatus: number | null;
  fault: DeliveryFault | null;
  /** The machine's word for a failed connection, such as ECONNREFUSED */
  faultCode: string | null;
  durationMs: number | null;
  createdAt: Instant;
};
export type Webhook = {
  webhookId: Uuid;
  name: WebhookName;
  url: WebhookUrl;
  kinds: WebhookKinds;
  status: WebhookStatus;
  disabledReason: ('byHand' | 'failing' | null) | ('byHand' | 'failing' | null);
  disabledAt: string | null;
  /** Since when nothing has arrived; after 3 days the webhook is disabled */
  failingSince: string | null;
  /** Until when the secret before this one signs too */
  previousSecretUntil: string | null;
  createdAt: Instant;
  lastDelivery: WebhookDelivery | null;
};
export type WebhookWithSecret = {
  webhook: Webhook;
  /** Shown once; the gateway keeps it encrypted and never shows it again */
  secret: string;
};
export type Done = {
  done: true;
};
export type Cursor = string;
export type Limit = number;
export type WebhookHeaders = {
  name: string;
  value: string;
}[];
export type WebhookTry = {
  number: number;
  url: WebhookUrl;
  /** None where the receiver was never reached: nothing left */
  sentHeaders: WebhookHeaders;
  attemptedAt: Instant;
  durationMs: number;
  httpStatus: number | null;
  fault: DeliveryFault | null;
  faultCode: string | null;
  answerHeaders: WebhookHeaders;
  /** The first 1024 bytes, as text of its charset; what is no text is replaced by signs */
  answer: string;
  /** How much of the answer was read */
  answerBytes: number;
  /** False when the answer broke off, came too slowly, was too long or was not read */
  answerIsWhole: boolean;
};
export type WebhookDeliveryDetail = {
  delivery: WebhookDelivery;
  /** The JSON as it is signed and sent */
  body: string;
  tries: WebhookTry[];
};
