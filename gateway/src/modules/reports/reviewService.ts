import { CODE } from '@probity/contract/codeNames';
import { reportLamp } from '@probity/contract/rules/lamp';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { notifyOfReport } from '../checks/candidateNews';
import { itemsOf, type CheckRow, type ItemRow } from '../checks/checkRepository';
import { publish } from '../events/publish';
import { titlesOf } from '../checks/itemTitles';
import { refused } from '../../kernel/states/stateWords';
import { moveCheck } from '../checks/transitions';
import { closeReportWork, closeWorkOfKinds, openReportWork, openWorkItem } from '../checks/workItems';
import { draftView } from './draftView';
import { openCheck } from './findingService';
import { takeReportInHand } from './hands';
import { buildBody, changedCodes, decryptBody, encryptBody } from './reportBody';
import { addReview, reviewsOf } from '../checks/reviewRepository';
import { addVersion, draftOf, isEditor, noteEditor, versionsOf } from './reportRepository';
import { addPoints } from './reviewPoints';
import { isUnderReview, underReview, unopened } from './reviewState';
import { listed } from '../../kernel/texts';

async function record(
  ctx: SessionCtx,
  check: CheckRow,
  version: number,
  action: 'submitted' | 'returned' | 'published',
  comment: string | undefined,
): Promise<string> {
  return addReview(ctx.tx, check, {
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

/** Submits the report to a reviewer: every item is done or cancelled, and a summary exists. */
export async function submitForReview(ctx: SessionCtx, request: BodyOf<'submitForReview'>) {
  const check = await openCheck(ctx, request.checkId);
  const { version } = await draftOf(ctx.tx, check);
  if (isUnderReview(await reviewsOf(ctx.tx, check), version))
    throw refused('check', check.status, 'inReview', ctx.lang);
  const items = await itemsOf(ctx.tx, check, true);
  const open = items.filter((item) => item.status !== 'done' && item.status !== 'cancelled');
  if (open.length > 0)
    throw new BusinessError(CODE.ITEMS_NOT_DONE, { items: open.map((item) => item.itemCode).join(', ') });
  await takeReportInHand(ctx, check, ['report', 'dispute']);
  // A disputed report stays disputed, and locked, until its next version is published.
  const moved = check.status === 'disputed' ? check : await moveCheck(ctx, check, 'inReview');
  const field = { table: 'checks', column: 'summary_enc', rowId: check.id };
  await ctx.tx.run(sql`update checks set summary_enc = ${ctx.services.crypto.encrypt(request.summary, field)}
    where main_id = ${check.mainId} and id = ${check.id}`);
  await noteEditor(ctx.tx, check, version, ctx.session.userId, ctx.clock.now());
  await record(ctx, check, version, 'submitted', undefined);
  await closeReportWork(ctx, check, 'done');
  await openWorkItem(ctx, check, 'review', { dueAt: check.promisedAt });
  return draftView(ctx, moved);
}

/** Notifies the author of a returned report, who has to work on it again. */
async function notifyAuthor(
  ctx: SessionCtx,
  { mainId, id: checkId }: CheckRow,
  person: string,
): Promise<void> {
  await publish(ctx, {
    mainId,
    kind: 'check.returned',
    entity: 'check',
    entityId: checkId,
    checkId,
    detail: { person },
  });
}

/** Returns the report to its editor, with what is to be changed, point by point. */
export async function returnReport(ctx: SessionCtx, request: BodyOf<'returnReport'>) {
  const check = await openCheck(ctx, request.checkId);
  const { version, author } = await underReview(ctx, check);
  await takeReportInHand(ctx, check, ['review']);
  await addPoints(ctx, check, await record(ctx, check, version, 'returned', undefined), request.points);
  await closeWorkOfKinds(ctx, check, ['review'], ctx.session.userId);
  await notifyAuthor(ctx, check, author);
  // A disputed report is still in the queue as its dispute.
  if (check.status === 'disputed') return draftView(ctx, check);
  const moved = await moveCheck(ctx, check, 'inProgress');
  await openReportWork(ctx, moved, author);
  return draftView(ctx, moved);
}

/** The names of the items, joined. */
async function namesOf(ctx: SessionCtx, check: CheckRow, items: readonly ItemRow[]): Promise<string> {
  const names = items.map(await titlesOf(ctx, check));
  return listed(names, ctx.lang);
}

/**
 * Publishes the next version. Never by somebody who edited it (the database refuses that too), and not before the reviewer
 * has opened every item that is not green.
 */
export async function publishReport(ctx: SessionCtx, request: BodyOf<'publishReport'>) {
  const check = await openCheck(ctx, request.checkId);
  const { version, summaryEnc, author, reviewId } = await underReview(ctx, check);
  const { userId } = ctx.session;
  if (author === userId || (await isEditor(ctx.tx, check, version, userId)))
    throw new BusinessError(CODE.EDITOR_CANNOT_APPROVE);
  await takeReportInHand(ctx, check, ['review']);
  const items = await itemsOf(ctx.tx, check, true);
  const left = await unopened(ctx.tx, check, items, { id: reviewId, userId });
  if (left.length > 0)
    throw new BusinessError(CODE.ITEMS_NOT_OPENED, { items: await namesOf(ctx, check, left) });
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
    lamp: reportLamp(items).lamp,
    changed: changedCodes(before, body),
    authorId: author,
    reviewerId: userId,
    publishedAt: ctx.clock.now(),
  });
  await record(ctx, check, version, 'published', request.comment);
  await closeWorkOfKinds(ctx, check, ['review', 'dispute'], userId);
  await notifyOfReport(ctx, check, last ? 'newVersion' : 'report');
  return draftView(ctx, moved);
}
