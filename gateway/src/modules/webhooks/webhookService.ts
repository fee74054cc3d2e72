import { CODE } from '@probity/contract/codeNames';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import { normalWebhookUrl } from '@probity/contract/rules/webhookUrl';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { lockAccount } from '../accounts/accountRepository';
import { addressFault } from './address';
import { dropWaiting, newestDeliveries } from './deliveryRepository';
import { sealAsPrevious, sealSecret } from './secrets';
import { newWebhookSecret } from './signature';
import {
  deleteWebhookRow,
  insertWebhook,
  lockWebhook,
  updateWebhook,
  webhookById,
  webhooksOf,
  type WebhookRow,
} from './webhookRepository';
import { webhookWire } from './wire';
import { addressWords, words } from './words';

type Schemas = components['schemas'];

const MOST = 10;
const CHANGE_OVER_MS = 24 * 3_600_000;

export type WebhookInput = BodyOf<'createWebhook'>;

export async function listWebhooks(ctx: SessionCtx): Promise<Schemas['Webhook'][]> {
  const { mainId } = ctx.session;
  const rows = await webhooksOf(ctx.tx, mainId);
  const newest = new Map((await newestDeliveries(ctx.tx, mainId)).map((row) => [row.webhookId, row]));
  return rows.map((row) => webhookWire(row, newest.get(row.id), ctx.clock.now()));
}

/** @throws 1000 an address or name that is not allowed, 2930 */
export async function createWebhook(
  ctx: SessionCtx,
  input: WebhookInput,
): Promise<Schemas['WebhookWithSecret']> {
  const { mainId, userId } = ctx.session;
  const checked = checkInput(ctx, input);
  await lockAccount(ctx.tx, mainId);
  if ((await webhooksOf(ctx.tx, mainId)).length >= MOST)
    throw new BusinessError(CODE.TOO_MANY_WEBHOOKS, { limit: MOST });
  const id = uuidv7();
  const secret = newWebhookSecret();
  await insertWebhook(ctx.tx, {
    mainId,
    id,
    name: checked.name!,
    url: checked.url!,
    kinds: input.kinds,
    secretEnc: sealSecret(ctx.services.crypto, id, secret),
    createdBy: userId,
    createdAt: ctx.clock.now(),
  });
  await audit(ctx, 'webhook.created', id, {
    host: new URL(checked.url!).host,
    eventKinds: input.kinds.join(' '),
  });
  return { webhook: await shown(ctx, id), secret };
}

/** Changes the given fields. A new address does not inherit the failures of the old one. @throws 1000, 404 */
export async function editWebhook(
  ctx: SessionCtx,
  { webhookId, ...input }: BodyOf<'editWebhook'>,
): Promise<Schemas['Webhook']> {
  const checked = checkInput(ctx, input);
  const before = await locked(ctx, webhookId);
  const after: WebhookRow = { ...before, ...checked };
  if (after.url !== before.url) after.failingSince = null;
  await updateWebhook(ctx.tx, after, ctx.clock.now());
  // An address may contain a key of the receiver's: the trail records only its host.
  await audit(ctx, 'webhook.edited', webhookId, {
    host: new URL(after.url).host,
    eventKinds: after.kinds.join(' '),
  });
  return shown(ctx, webhookId);
}

export async function setWebhookStatus(
  ctx: SessionCtx,
  { webhookId, status }: BodyOf<'setWebhookStatus'>,
): Promise<Schemas['Webhook']> {
  const row = await locked(ctx, webhookId);
  if (row.status !== status) {
    const isOff = status === 'disabled';
    const now = ctx.clock.now();
    const disabled = { disabledReason: isOff ? ('byHand' as const) : null, disabledAt: isOff ? now : null };
    await updateWebhook(ctx.tx, { ...row, status, ...disabled, failingSince: null }, now);
    if (isOff) await dropWaiting(ctx.tx, row.mainId, row.id);
    await audit(ctx, isOff ? 'webhook.disabled' : 'webhook.enabled', webhookId, {});
  }
  return shown(ctx, webhookId);
}

export async function deleteWebhook(ctx: SessionCtx, webhookId: string): Promise<Schemas['Done']> {
  if (!(await deleteWebhookRow(ctx.tx, ctx.session.mainId, webhookId))) throw notFound();
  await audit(ctx, 'webhook.deleted', webhookId, {});
  return { done: true };
}

/** Replaces the secret. The old one signs too for a day; one that was still valid from an earlier change no longer does. */
export async function rotateWebhookSecret(
  ctx: SessionCtx,
  webhookId: string,
): Promise<Schemas['WebhookWithSecret']> {
  const { crypto } = ctx.services;
  const row = await locked(ctx, webhookId);
  const secret = newWebhookSecret();
  const now = ctx.clock.now();
  const rotated: WebhookRow = {
    ...row,
    secretEnc: sealSecret(crypto, row.id, secret),
    previousSecretEnc: sealAsPrevious(crypto, row),
    previousUntil: new Date(now.getTime() + CHANGE_OVER_MS),
  };
  await updateWebhook(ctx.tx, rotated, now);
  await audit(ctx, 'webhook.secretRotated', webhookId, {});
  return { webhook: await shown(ctx, webhookId), secret };
}

async function locked(ctx: SessionCtx, webhookId: string): Promise<WebhookRow> {
  return found(await lockWebhook(ctx.tx, ctx.session.mainId, webhookId));
}

async function shown(ctx: SessionCtx, webhookId: string): Promise<Schemas['Webhook']> {
  const { mainId } = ctx.session;
  const row = found(await webhookById(ctx.tx, mainId, webhookId));
  const last = (await newestDeliveries(ctx.tx, mainId)).find((one) => one.webhookId === webhookId);
  return webhookWire(row, last, ctx.clock.now());
}

/** Checks all given fields and reports all faults at once; the answer has only the fields that were given. */
function checkInput(ctx: SessionCtx, input: Partial<WebhookInput>): Partial<WebhookInput> {
  const faults: { path: string; msg: string }[] = [];
  const name = input.name === undefined ? undefined : plainText(input.name);
  if (name !== undefined && (name === '' || lengthOf(name) > 60))
    faults.push({ path: 'name', msg: words.nameNeeded[ctx.lang] });
  const fault = input.url === undefined ? undefined : addressFault(input.url, ctx.services);
  if (fault) faults.push({ path: 'url', msg: addressWords[fault][ctx.lang] });
  if (faults.length > 0) throw fieldError(faults);
  return {
    ...(name !== undefined && { name }),
    ...(input.url !== undefined && { url: normalWebhookUrl(input.url) }),
    ...(input.kinds && { kinds: input.kinds }),
  };
}

function audit(ctx: SessionCtx, action: AuditAction, entityId: string, detail: AuditDetail) {
  return ctx.audit({ action, entity: 'webhook', entityId, detail });
}
