import { maskName } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { notFound } from '../../kernel/errors';
import { allows, seesNames } from '../../kernel/rights';
import { batchName } from '../../kernel/texts';
import { pageOf, positionOf } from '../../kernel/paging';
import { ordererWords } from '../approvals/words';
import { countUnread, markRead, notificationsOf, type NotificationRow } from './notificationRepository';

type Notification = components['schemas']['Notification'];

const MAX_LIMIT = 50;
const MOST_COUNTED = 100;
const listing = 'notifications';
const done = { done: true } as const;

/** The session's own notifications by keyset pages, newest first. */
export async function listNotifications(ctx: SessionCtx, request: BodyOf<'listNotifications'>) {
  const limit = Math.min(request.limit ?? MAX_LIMIT, MAX_LIMIT);
  const rows = await notificationsOf(ctx.tx, ctx.session, {
    isUnread: request.unread ?? false,
    after: positionOf(ctx, listing, request.cursor),
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(ctx, listing, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  return { rows: page.map((row) => wire(ctx, row)), nextCursor };
}

export async function countOwnUnread({ tx, session }: SessionCtx): Promise<{ unread: number }> {
  return { unread: await countUnread(tx, session.userId, MOST_COUNTED) };
}

/** A notification of somebody else is answered like a missing one. */
export async function readNotification(ctx: SessionCtx, id: string): Promise<{ done: true }> {
  if ((await markRead(ctx.tx, id, ctx.clock.now())) === 0) throw notFound();
  return done;
}

export async function readAllNotifications(ctx: SessionCtx): Promise<{ done: true }> {
  await markRead(ctx.tx, null, ctx.clock.now());
  return done;
}

function wire(ctx: SessionCtx, row: NotificationRow): Notification {
  const { id, params, batch, newVersion, candidateName, by, createdAt, readAt, sortKey: _, ...rest } = row;
  return {
    notificationId: id,
    ...rest,
    orderNo: params.orderNo ?? null,
    task: params.task ?? null,
    became: params.became ? { unpaid: 0, ...params.became } : null,
    batchId: params.batchId ?? null,
    // A list may be called after somebody: it is told to who may read lists.
    batchName:
      batch && allows(ctx.session, 'check.order')
        ? batchName({ ...batch, createdAt: new Date(batch.createdAt) }, ctx.lang)
        : null,
    records: params.records ?? null,
    apiKeys: params.apiKeys ?? null,
    outcome: params.outcome ?? null,
    browser: params.browser ?? null,
    day: params.day ?? null,
    newVersion:
      newVersion && allows(ctx.session, 'report.read')
        ? { ...newVersion, changed: newVersion.changed.map((name) => name[ctx.lang]) }
        : null,
    candidateName: shownName(ctx, candidateName),
    by: isOfBatch(row) ? ordererWords(params.orderedBy ?? null, by)[ctx.lang] : by,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Orders of a batch wait for the reader's approval. */
const isOfBatch = ({ kind, entity }: NotificationRow) =>
  kind === 'order.awaitingApproval' && entity === 'batch';

function shownName(ctx: SessionCtx, name: string | null): string | null {
  if (name === null || !allows(ctx.session, 'check.read')) return null;
  return seesNames(ctx.session) ? name : maskName(name);
}
