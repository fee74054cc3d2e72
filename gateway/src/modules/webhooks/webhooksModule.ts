import type { Input, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { defineModule } from '../../kernel/module';
import { getDelivery, listDeliveries, redeliver, testWebhook } from './deliveryService';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  rotateWebhookSecret,
  setWebhookStatus,
  type WebhookInput,
} from './webhookService';

type Schemas = components['schemas'];
type One = Input<{ webhookId: string }>;
type Edit = Input<{ webhookId: string } & Partial<WebhookInput>>;
type Status = Input<{ webhookId: string; status: Schemas['WebhookStatus'] }>;
type Log = Input<{ webhookId: string; status?: Schemas['DeliveryStatus']; cursor?: string; limit?: number }>;

/** Where an account wants to be told of its events, and the log of what was sent there. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  handlers: {
    listWebhooks: (ctx: SessionCtx) => listWebhooks(ctx),
    createWebhook: (ctx: SessionCtx, { body }: Input<WebhookInput>) => createWebhook(ctx, body),
    editWebhook: (ctx: SessionCtx, { body }: Edit) => editWebhook(ctx, body),
    setWebhookStatus: (ctx: SessionCtx, { body }: Status) => setWebhookStatus(ctx, body),
    deleteWebhook: (ctx: SessionCtx, { body }: One) => deleteWebhook(ctx, body.webhookId),
    rotateWebhookSecret: (ctx: SessionCtx, { body }: One) => rotateWebhookSecret(ctx, body.webhookId),
    testWebhook: (ctx: SessionCtx, { body }: One) => testWebhook(ctx, body.webhookId),
    listWebhookDeliveries: (ctx: SessionCtx, { body }: Log) => listDeliveries(ctx, body),
    getWebhookDelivery: (ctx: SessionCtx, { query }: Input<unknown, { deliveryId: string }>) =>
      getDelivery(ctx, query.deliveryId),
    redeliverWebhook: (ctx: SessionCtx, { body }: Input<{ deliveryId: string }>) =>
      redeliver(ctx, body.deliveryId),
  },
});
