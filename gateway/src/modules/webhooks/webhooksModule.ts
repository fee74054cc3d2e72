import { defineModule } from '../../kernel/module';
import { getDelivery, listDeliveries, redeliver, testWebhook } from './deliveryService';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  rotateWebhookSecret,
  setWebhookStatus,
} from './webhookService';

/** The addresses to which an account's events are sent, and the log of deliveries. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  handlers: {
    listWebhooks: (ctx) => listWebhooks(ctx),
    createWebhook: (ctx, { body }) => createWebhook(ctx, body),
    editWebhook: (ctx, { body }) => editWebhook(ctx, body),
    setWebhookStatus: (ctx, { body }) => setWebhookStatus(ctx, body),
    deleteWebhook: (ctx, { body }) => deleteWebhook(ctx, body.webhookId),
    rotateWebhookSecret: (ctx, { body }) => rotateWebhookSecret(ctx, body.webhookId),
    testWebhook: (ctx, { body }) => testWebhook(ctx, body.webhookId),
    listWebhookDeliveries: (ctx, { body }) => listDeliveries(ctx, body),
    getWebhookDelivery: (ctx, { query }) => getDelivery(ctx, query.deliveryId),
    redeliverWebhook: (ctx, { body }) => redeliver(ctx, body.deliveryId),
  },
});
