import type { SessionCtx } from '../../context';
import { sql } from '../../db/sql';
import { BusinessError } from '../../errors';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { lampOf } from '../checks/domain/lampOf';
import { refused } from '../checks/domain/stateWords';
import { moveCheck } from '../checks/transitions';
import { closeReportWork, openReportWork, openWorkItem } from '../checks/workItems';
import { draftView, isUnderReview } from './draftView';
import { openCheck } from './findingService';
import { buildBody, changedItems, decryptBody, encryptBody } from './reportBody';
import {
  addReview,
  addVersion,
  draftOf,
  isEditor,
  noteEditor,
  reviewsOf,
  versionsOf,
} from './reportRepository';

const EDITOR = 2202;
const NOT_DONE = 2203;

async function record(
  ctx: SessionCtx,
  check: CheckRow,
  version: number,
  action: 'submitted' | 'returned' | 'published',
  comment: string | undefined,
): Promise<void> {
  await addReview(ctx.tx, check, {
    version,
    action,
    byUser: ctx.session.userId,
    at: ctx.clock.now(),
    encrypt: (rowId) =>
      comment
        ? ctx.services.crypto.encrypt(comment, { table: 'report_review', column: 'comment_enc', rowId })
        : null,
  });
}

/** The version that lies with the reviewer; refuses when none does. */
async function underReview(ctx: SessionCtx, check: CheckRow) {
  const { version, summaryEnc } = await draftOf(ctx.tx, check);
  const reviews = await reviewsOf(ctx.tx, check);
  if (!isUnderReview(reviews, version)) throw refused('check', check.status, 'reported', ctx.lang);
  const author = reviews
    .filter((row) => row.version === version && row.action === 'submitted')
    .at(-1)!.byUser!;
  return { version, summaryEnc, author };
}

async function closeReviewWork(ctx: SessionCtx, check: CheckRow, kinds: readonly string[]): Promise<void> {
  const now = ctx.clock.now();
  await ctx.tx.run(sql`update work_item set status = 'done', done_at = ${now}, updated_at = ${now},
      assignee_id = ${ctx.session.userId}
    where main_id = ${check.mainId} and check_id = ${check.id} and kind = any(${[...kinds]}::text[])
      and status in ('open', 'claimed', 'paused')`);
}

/** Hands the report to a second person: every item is done or cancelled, and a summary says it in short. */
export async function submitForReview(ctx: SessionCtx, request: { checkId: string; summary: string }) {
  const check = await openCheck(ctx, request.checkId);
  const { version } = await draftOf(ctx.tx, check);
  if (isUnderReview(await reviewsOf(ctx.tx, check), version))
    throw refused('check', check.status, 'inReview', ctx.lang);
  const items = await itemsOf(ctx.tx, check, true);
  const open = items.filter((item) => item.status !== 'done' && item.status !== 'cancelled');
  if (open.length > 0)
    throw new BusinessError(NOT_DONE, { items: open.map((item) => item.itemCode).join(', ') });
  // A disputed report stays disputed, and locked, until its next version is published.
  const moved = check.status === 'disputed' ? check : await moveCheck(ctx, check, 'inReview');
  const place = { table: 'checks', column: 'summary_enc', rowId: check.id };
  await ctx.tx.run(sql`update checks set summary_enc = ${ctx.services.crypto.encrypt(request.summary, place)}
    where main_id = ${check.mainId} and id = ${check.id}`);
  await noteEditor(ctx.tx, check, version, ctx.session.userId, ctx.clock.now());
  await record(ctx, check, version, 'submitted', undefined);
  await closeReportWork(ctx, check, 'done');
  await openWorkItem(ctx, check, 'review', { dueAt: check.promisedAt });
  return draftView(ctx, moved);
}

/** Back to whoever edits it, with what is to be done. */
export async function returnReport(ctx: SessionCtx, request: { checkId: string; comment: string }) {
  const check = await openCheck(ctx, request.checkId);
  const { version, author } = await underReview(ctx, check);
  await record(ctx, check, version, 'returned', request.comment);
  await closeReviewWork(ctx, check, ['review']);
  // A disputed report is still in the queue as its dispute.
  if (check.status === 'disputed') return draftView(ctx, check);
  const moved = await moveCheck(ctx, check, 'inProgress');
  await openReportWork(ctx, moved, author);
  return draftView(ctx, moved);
}

/** Publishes the next version. Never by somebody who edited it (the database refuses that too). */
export async function publishReport(ctx: SessionCtx, request: { checkId: string; comment?: string }) {
  const check = await openCheck(ctx, request.checkId);
  const { version, summaryEnc, author } = await underReview(ctx, check);
  const { userId } = ctx.session;
  if (author === userId || (await isEditor(ctx.tx, check, version, userId))) throw new BusinessError(EDITOR);
  const items = await itemsOf(ctx.tx, check, true);
  const summary = ctx.services.crypto.decrypt(summaryEnc!, {
    table: 'checks',
    column: 'summary_enc',
    rowId: check.id,
  });
  const body = await buildBody(ctx.services, ctx.tx, check, items, summary);
  const last = (await versionsOf(ctx.tx, check)).at(-1);
  const before = last && decryptBody(ctx.services, check.id, last.version, last.bodyEnc);
  const moved = await moveCheck(ctx, check, 'reported', { detail: { version } });
  await addVersion(ctx.tx, check, {
    version,
    bodyEnc: encryptBody(ctx.services, check.id, version, body),
    // Every item stopped by a withdrawal leaves nothing that could set a lamp: too little material.
    lamp: lampOf(items) ?? 'yellow',
    changed: changedItems(before, body),
    authorId: author,
    reviewerId: userId,
    publishedAt: ctx.clock.now(),
  });
  await record(ctx, check, version, 'published', request.comment);
  await closeReviewWork(ctx, check, ['review', 'dispute']);
  return draftView(ctx, moved);
}
