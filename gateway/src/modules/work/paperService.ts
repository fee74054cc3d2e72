import { CODE } from '@probity/contract/codeNames';
import { formRefused, inBoth } from '@probity/contract/rules/inLanguage';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { invitationOf, itemsOf, lockCheck, type CheckRow } from '../checks/checkRepository';
import { refused } from '../../kernel/states/stateWords';
import { sendStatusLink } from '../checks/invitations';
import { applyConsent, cancelCheck, startIfReady } from '../checks/lifecycle';
import { setWaitingOn, addToTimeline } from '../checks/transitions';
import { sha256Hex } from '../../platform/security/tokens';
import { fileById } from '../files/fileRepository';
import { assertMayWork } from './workRights';
import { words } from './words';
import { bindToWork, lockedWork } from './workService';

/**
 * Decides a signed form. Accepted, it is the consent to every item, and the check starts once the candidate's form is in
 * too: the order asked for it, if items need data that the order does not carry. Refused, the check is cancelled and
 * everything released.
 */
export async function decidePaperConsent(
  ctx: SessionCtx,
  request: BodyOf<'decidePaperConsent'>,
): Promise<{ done: true }> {
  const seen = await bindToWork(ctx, request.workItemId);
  assertMayWork(ctx, seen.kind);
  if (seen.kind !== 'paperConsent' || !seen.checkId)
    throw refused('check', 'awaitingConsent', 'inProgress', ctx.lang);
  if (!request.accept && !request.note?.trim())
    throw fieldError([{ path: 'note', msg: words.whyRefused[ctx.lang] }]);
  // The check before its work, like everything that cancels or expires it: see the lock order in the ledger's service.
  const check = found(await lockCheck(ctx.tx, seen.checkId));
  const row = await lockedWork(ctx, request.workItemId);
  if (row.assigneeId && row.assigneeId !== ctx.session.userId)
    throw new BusinessError(CODE.WORKED_BY_ANOTHER);
  if (row.status === 'done' || row.status === 'cancelled' || check.status !== 'awaitingConsent')
    throw refused('check', check.status, 'inProgress', ctx.lang);
  const now = ctx.clock.now();
  await ctx.tx.run(sql`update work_item set status = 'done', done_at = ${now}, updated_at = ${now},
      assignee_id = ${ctx.session.userId}
    where main_id = ${row.mainId} and id = ${row.id}`);
  if (request.accept) await accept(ctx, check);
  else await refuse(ctx, check, request.note);
  return { done: true };
}

async function accept(ctx: SessionCtx, check: CheckRow): Promise<void> {
  const file = found(await fileById(ctx.tx, check.paperFileId!));
  const items = (await itemsOf(ctx.tx, check, true)).filter((item) => item.status !== 'cancelled');
  const now = ctx.clock.now();
  const id = uuidv7();
  // The signed text is the file's: its hash stands for the words.
  const textHash = sha256Hex(file.sha256);
  await ctx.tx.run(sql`insert into consent
      (main_id, id, check_id, kind, text_version, text_hash, file_id, uploaded_by, confirmed_by, confirmed_at, given_at)
    values (${check.mainId}, ${id}, ${check.id}, 'paper', 'paper', ${textHash}, ${file.id},
            ${file.createdBy ?? check.createdBy}, ${ctx.session.userId}, ${now}, ${now})`);
  for (const item of items) {
    await ctx.tx.run(sql`insert into consent_item (main_id, consent_id, check_item_id, given)
      values (${check.mainId}, ${id}, ${item.id}, true)`);
  }
  await addToTimeline(ctx, check, 'paperConfirmed');
  const consented = await applyConsent(
    ctx,
    check,
    items.map((item) => ({ itemId: item.id, given: true })),
  );
  const ready = await startIfReady(ctx, consented);
  const isAsked = ready.status === 'awaitingConsent';
  const started = isAsked ? await setWaitingOn(ctx, ready, 'candidate') : ready;
  // A candidate with nothing to fill in has no link yet: it leads to their own report, to disputing it and to withdrawing.
  if (!(await invitationOf(ctx.tx, check))) await sendStatusLink(ctx, started);
}

async function refuse(ctx: SessionCtx, check: CheckRow, note: string | undefined): Promise<void> {
  await addToTimeline(ctx, check, 'paperRefused');
  const why = inBoth(formRefused);
  await cancelCheck(ctx, check, note ? `${why}: ${note}` : why);
}
