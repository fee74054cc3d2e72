import { CODE } from '@probity/contract/codeNames';
import { mayThere } from '@probity/contract/permissions';
import { roles } from '@probity/contract/roles';
import type { StaffEventKind } from '@probity/contract/rules/events';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { publish } from '../events/publish';
import { encryptNote } from '../checks/handedOver';
import { lockCheck } from '../checks/checkRepository';
import { reachedAlone } from '../checks/detailService';
import { publishersOf, type Colleague } from '../checks/reportColleagues';
import { assign, workItemById, type WorkKind, type WorkRow } from './workRepository';
import { assertMayWork, isOwnHalf, ownHalfCode, rightTo } from './workRights';
import { openWork } from './workService';
import { workItemViews } from './workView';
import { words } from './words';

/** Takes the free items of a check. @throws 2205 when others have them all, or all are over */
export async function takeCheck(ctx: SessionCtx, checkId: string): Promise<{ taken: number }> {
  const { mainId } = await reachedAlone(ctx, checkId);
  const { userId } = ctx.session;
  await lockCheck(ctx.tx, checkId);
  // In one order, so that two people who take the same check at once wait for each other.
  const open = await ctx.tx.many<{ id: string }>(sql`select id from work_item where main_id = ${mainId}
    and check_id = ${checkId} and kind in ('checkItem', 'report') and status = 'open' order by id for update`);
  for (const { id } of open) {
    await ctx.tx
      .run(sql`update work_item set status = 'claimed', assignee_id = ${userId}, updated_at = ${ctx.clock.now()}
      where main_id = ${mainId} and id = ${id}`);
    await ctx.audit({ action: 'work.taken', entity: 'work_item', entityId: id, mainId });
  }
  if (open.length > 0) return { taken: open.length };
  // One's own first, then a colleague's, then what was over last.
  const held = await ctx.tx
    .maybeOne<Held>(sql`select main_id as "mainId", id, status, assignee_id as "assigneeId"
    from work_item where main_id = ${mainId} and check_id = ${checkId} and kind in ('checkItem', 'report')
    order by status in ('claimed', 'paused') desc, assignee_id = ${userId} desc, done_at desc nulls last limit 1`);
  if (!held || isOver(held) || held.assigneeId !== userId)
    throw held ? await heldByAnother(ctx, held) : new BusinessError(CODE.WORKED_BY_ANOTHER);
  return { taken: 0 };
}

type ClaimRequest = BodyOf<'claimWorkItem'>;

/**
 * Takes work or gives it back. A colleague's work stays theirs unless it is explicitly taken over; they see in the queue who
 * has it now.
 * @throws 2623 a payout that they paid themselves, 2863 a recharge that they confirmed first, 2448 a reversal, correction or change that they asked for, 2205
 */
export async function claimWorkItem(ctx: SessionCtx, request: ClaimRequest) {
  const row = await openWork(ctx, request.workItemId);
  assertMayWork(ctx, row.kind);
  if (request.take && isOwnHalf(row, ctx.session.userId)) throw new BusinessError(ownHalfCode(row.kind)!);
  const works = request.wholeCheck && row.kind === 'checkItem' ? await itemsToMove(ctx, row, request) : [row];
  if (works.length === 0) throw await heldByAnother(ctx, row);
  for (const work of works) await moveWork(ctx, work, request);
  const losers = works.map(({ assigneeId }) => assigneeId).filter((id) => id && id !== ctx.session.userId);
  for (const person of new Set(losers)) await notifyColleague(ctx, 'work.takenOver', row, person!);
  const now = found(await workItemById(ctx.tx, row.id));
  return (await workItemViews(ctx, [now], 'all'))[0]!;
}

/** Notifies a colleague who is given work, or loses it. */
async function notifyColleague(
  ctx: SessionCtx,
  kind: StaffEventKind,
  row: WorkRow,
  person: string,
): Promise<void> {
  const { mainId, id: entityId, checkId } = row;
  await publish(ctx, { mainId, kind, entity: 'work_item', entityId, checkId, detail: { person } });
}

type Held = Pick<WorkRow, 'mainId' | 'id' | 'status' | 'assigneeId'>;

const isOver = ({ status }: Held) => status === 'done' || status === 'cancelled';

/** The refusal of work that a colleague has, by whose name one finds them, or that is over: who finished it. */
async function heldByAnother(ctx: SessionCtx, held: Held): Promise<BusinessError> {
  const { lang } = ctx;
  if (held.status === 'cancelled')
    return new BusinessError(CODE.WORKED_BY_ANOTHER, { who: words.nobody[lang], does: words.stopped[lang] });
  const isOwn = held.assigneeId === ctx.session.userId;
  const now = held.assigneeId !== null && !isOwn && (await workItemById(ctx.tx, held.id));
  const name = isOwn && isOver(held) ? words.you[lang] : now && now.assigneeName;
  return new BusinessError(CODE.WORKED_BY_ANOTHER, {
    ...(name && { who: name }),
    ...(isOver(held) && { does: words.finished[lang] }),
  });
}

/** @throws 2205 somebody else has it and it is not taken over, or nobody has it any more; 1000 given back without a reason */
async function moveWork(ctx: SessionCtx, work: Held, { take, over, note }: ClaimRequest): Promise<void> {
  const isMine = work.assigneeId === ctx.session.userId;
  const isOthers = work.assigneeId !== null && !isMine;
  const takesOver = isOthers && take && over === true;
  if (isOthers && !takesOver) throw await heldByAnother(ctx, work);
  // Work that waits for an answer keeps waiting in other hands.
  const isRunning =
    work.status === 'open' || work.status === 'claimed' || (takesOver && work.status === 'paused');
  if (!isRunning) throw await heldByAnother(ctx, work);
  if (take === isMine) return;
  if (!take && !note?.trim()) throw fieldError([{ path: 'note', msg: words.whyGivenBack[ctx.lang] }]);
  await assign(ctx.tx, work, {
    status: work.status === 'paused' ? 'paused' : take ? 'claimed' : 'open',
    assigneeId: take ? ctx.session.userId : null,
    at: ctx.clock.now(),
    ...(!take && { left: { by: ctx.session.userId, noteEnc: encryptNote(ctx.services, work.id, note) } }),
  });
  const action = takesOver ? 'work.takenOver' : take ? 'work.taken' : 'work.returned';
  const detail = takesOver ? { person: work.assigneeId } : {};
  await ctx.audit({ action, entity: 'work_item', entityId: work.id, mainId: work.mainId, detail });
}

/** The items of a check that a request concerns: others' items to take over, free items to take, one's own to give back. */
async function itemsToMove(ctx: SessionCtx, row: WorkRow, { take, over }: ClaimRequest): Promise<Held[]> {
  const { userId } = ctx.session;
  const works = await ctx.tx
    .many<Held>(sql`select main_id as "mainId", id, status, assignee_id as "assigneeId"
    from work_item where main_id = ${row.mainId} and check_id = ${row.checkId} and kind = 'checkItem'
      and status in ('open', 'claimed', 'paused') order by id for update`);
  // An item that waits for an answer can be given back once it has arrived.
  if (!take) return works.filter(({ assigneeId, status }) => assigneeId === userId && status === 'claimed');
  return works.filter(({ assigneeId }) =>
    over ? assigneeId !== null && assigneeId !== userId : assigneeId === null,
  );
}

/** The other staff who serve the customer of a work item with a role that works its kind. */
export async function listWorkColleagues(
  ctx: SessionCtx,
  workItemId: string,
): Promise<{ rows: (Colleague & { publishing: 'may' | 'last' | 'mayNot' | null })[] }> {
  const row = await openWork(ctx, workItemId);
  assertMayWork(ctx, row.kind);
  const free = await mayPublish(ctx, row);
  const publishing = ({ userId }: Colleague) => {
    if (!free) return null;
    if (!free.includes(userId)) return 'mayNot';
    return free.length === 1 ? 'last' : 'may';
  };
  const colleagues = await colleaguesOf(ctx, row);
  return { rows: colleagues.map((one) => ({ ...one, publishing: publishing(one) })) };
}

/** Of work on a check those who serve the customer and have not worked on the version of its report that is being written. */
async function mayPublish(ctx: SessionCtx, { kind, checkId }: WorkRow): Promise<string[] | null> {
  if (!checkId || rightTo(kind) !== 'work.item') return null;
  const { draftVersion, ...check } = await ctx.tx.one<{ mainId: string; id: string; draftVersion: number }>(
    sql`select main_id as "mainId", id, draft_version as "draftVersion" from checks where id = ${checkId}`,
  );
  return (await publishersOf(ctx.tx, check, draftVersion)).map(({ userId }) => userId);
}

/** The transaction is bound to the account of the work. */
async function colleaguesOf(
  ctx: SessionCtx,
  { kind, firstBy }: Pick<WorkRow, 'kind' | 'firstBy'>,
): Promise<Colleague[]> {
  const rows = await ctx.tx.many<Colleague>(sql`select user_id as "userId", name
    from work_colleagues(${rolesThatWork(kind)}::text[], ${ctx.session.userId})`);
  return rows.filter(({ userId }) => ownHalfCode(kind) === undefined || userId !== firstBy);
}

function rolesThatWork(kind: WorkKind): string[] {
  const right = rightTo(kind);
  return right ? roles.filter((role) => mayThere(role, right, true)) : [];
}

/**
 * Gives work to a colleague who may do it, with a note: one item, or everything the caller has of its check. Somebody else's
 * work has to be taken over first.
 * @throws 2205 somebody else has it, 1000 the colleague cannot work on this
 */
export async function handOverWork(
  ctx: SessionCtx,
  request: BodyOf<'handOverWork'>,
): Promise<{ handed: number }> {
  const row = await openWork(ctx, request.workItemId);
  assertMayWork(ctx, row.kind);
  if (isOver(row) || (row.assigneeId && row.assigneeId !== ctx.session.userId))
    throw await heldByAnother(ctx, row);
  if (!(await colleaguesOf(ctx, row)).some(({ userId }) => userId === request.userId)) {
    const msg = words.notTheirWork[ctx.lang];
    throw fieldError([{ path: 'userId', msg }]);
  }
  const works = request.wholeCheck && row.checkId ? await ownOfCheck(ctx, row) : [];
  const ids = [row.id, ...works.filter((id) => id !== row.id)];
  for (const id of ids) {
    await ctx.tx
      .run(sql`update work_item set assignee_id = ${request.userId}, updated_at = ${ctx.clock.now()},
        handed_by = ${ctx.session.userId}, handed_note_enc = ${encryptNote(ctx.services, id, request.note)},
        status = case when status = 'open' then 'claimed' else status end
      where main_id = ${row.mainId} and id = ${id}`);
    const detail = { person: request.userId };
    await ctx.audit({
      action: 'work.handedOver',
      entity: 'work_item',
      entityId: id,
      mainId: row.mainId,
      detail,
    });
  }
  await notifyColleague(ctx, 'work.handedOver', row, request.userId);
  return { handed: ids.length };
}

/** Everything of a check that this person has and that a colleague of the same kind of work may take. */
async function ownOfCheck(ctx: SessionCtx, row: WorkRow): Promise<string[]> {
  const right = rightTo(row.kind);
  const rows = await ctx.tx.many<{ id: string; kind: WorkKind }>(sql`select id, kind from work_item
    where main_id = ${row.mainId} and check_id = ${row.checkId} and assignee_id = ${ctx.session.userId}
      and status in ('claimed', 'paused') order by id for update`);
  return rows.filter(({ kind }) => rightTo(kind) === right).map(({ id }) => id);
}
