import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import type { OwnWork, Work } from '../../kernel/work';
import { bulkOf } from '../checks/bulkService';
import { keptSince } from '../tasks/taskJobs';
import { ASSIGNED_AT_ONCE } from './assigning';
import {
  assignmentOfTask,
  countGiven,
  dropTakenBack,
  givenOf,
  lockAssignment,
  markTakenBack,
  noteTakenBack,
  noteTask,
  openAssignments,
  type AssignmentRow,
} from './assignmentRepository';
import { disposesOf, moveCharges } from './charges';
import { goneAmong } from './takers';
import { tellOfAct } from './tellOfAct';

/** So many of the newest are shown: an older one is done anew, not taken back. */
const SHOWN = 3;

interface TakingBack {
  assignmentId: string;
}

/**
 * Gives some records of an act back to who had them, by the act that had brought them there. One that has changed hands since is not
 * this act's any more, and one whose former owner can look after none any more stays with who has it: somebody who is here.
 */
async function takeBack(work: OwnWork, { assignmentId }: TakingBack, checkIds: readonly string[]) {
  const { tx, session } = work;
  const of = { mainId: session.mainId, id: assignmentId };
  // Whoever breaks it off counts what was taken back: after this part, not within.
  await lockAssignment(tx, of.mainId, of.id);
  const given = new Map((await givenOf(tx, of, checkIds)).map((one) => [one.checkId, one]));
  const owners = [...given.values()].map(({ ownerBefore }) => ownerBefore);
  const gone = await goneAmong(tx, of.mainId, owners);
  const { outcomes, moved } = await moveCharges(work, checkIds, {
    event: 'assignmentUndone',
    isOwnAct: true,
    to: ({ id, assignmentId: present }) => {
      const before = given.get(id);
      if (!before || present !== assignmentId) return CODE.CHANGED_HANDS;
      if (!disposesOf(session, before.ownerBefore)) return CODE.NOT_IN_CHARGE;
      if (gone.has(before.ownerBefore)) return CODE.FORMER_OWNER_GONE;
      return { ownerId: before.ownerBefore, assignmentId: before.actBefore };
    },
  });
  await markTakenBack(tx, of, moved.map(({ after }) => after.id)); // prettier-ignore
  return outcomes;
}

/** Tells whoever had records by an act how many were taken back: all of them, or what a taking back came to that broke off. */
async function tellTakenBack(work: Work, mainId: string, act: AssignmentRow): Promise<void> {
  await noteTask(work.tx, mainId, act.id, null);
  const { takenBack } = await countGiven(work.tx, mainId, act.id);
  await tellOfAct(work, { mainId, act, kind: 'records.takenBack', records: takenBack });
}

export const checksTakeBack = bulkOf<TakingBack>({
  kind: 'checks.takeBack',
  right: 'check.assign',
  name: 'taken-back',
  chunk: ASSIGNED_AT_ONCE,
  chosen: (act) => act,
  act: takeBack,
  async ended(work, { assignmentId }) {
    const { mainId } = work.session;
    const act = await lockAssignment(work.tx, mainId, assignmentId);
    if (act) await tellTakenBack(work, mainId, act);
  },
  // What is not back yet can be taken back by another try, which tells of that alone.
  async breakOff(work, { mainId, id }) {
    const act = await assignmentOfTask(work.tx, mainId, id);
    if (!act) return;
    await tellTakenBack(work, mainId, act);
    await dropTakenBack(work.tx, mainId, act.id);
    await noteTakenBack(work.tx, mainId, act.id, null);
  },
});

/**
 * Takes an assignment of one's own back, once.
 * @throws 2049 there is none of this person, or it is under way, taken back already, or too long ago; 2701 too many tasks
 */
export async function undoAssignment(
  ctx: SessionCtx,
  assignmentId: string,
): Promise<ReplyOf<'undoAssignment'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  const now = clock.now();
  const act = await lockAssignment(tx, mainId, assignmentId);
  const isOpen = act?.givenBy === userId && act.endedAt && !act.takenBackAt && act.givenAt > keptSince(now);
  if (!isOpen) throw new BusinessError(CODE.ASSIGNMENT_ENDED);
  await noteTakenBack(tx, mainId, assignmentId, now);
  const result = await checksTakeBack.run(ctx, { assignmentId });
  if (result.task) await noteTask(tx, mainId, assignmentId, result.task.taskId);
  return result;
}

/** One's own acts that can be taken back. */
export async function listAssignments({
  tx,
  session,
  clock,
}: SessionCtx): Promise<ReplyOf<'listAssignments'>> {
  const since = keptSince(clock.now());
  const rows = await openAssignments(tx, session.mainId, { givenBy: session.userId, since, most: SHOWN });
  return rows.map(({ id, to, records, at }) => ({ assignmentId: id, to, records, at: at.toISOString() }));
}
