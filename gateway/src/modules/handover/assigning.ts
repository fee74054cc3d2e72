import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork, Work } from '../../kernel/work';
import { bulkOf, ofSelection } from '../checks/bulkService';
import { assertAssignee, mayBeAssigned } from './assignees';
import {
  assignmentOfTask,
  countGiven,
  endAssignment,
  givenOf,
  insertAssignment,
  insertGiven,
  lockAssignment,
  noteTask,
} from './assignmentRepository';
import { disposesOf, moveCharges } from './charges';
import { tellOfAct } from './tellOfAct';

/** The records of one chunk: written by sets, so that hundreds take no longer than a few. */
export const ASSIGNED_AT_ONCE = 250;

type Assigning = BodyOf<'assignChecks'> & { assignmentId: string };

/** Gives some records to their new person in charge, and keeps who had them. */
async function assign(work: OwnWork, { ownerId, assignmentId }: Assigning, checkIds: readonly string[]) {
  const { tx, session } = work;
  // Whoever breaks it off counts what was given: after this part, not within.
  await lockAssignment(tx, session.mainId, assignmentId);
  // Within a task whoever takes them may have gone by now: what they have been given stays theirs, and the rest where it is.
  const isHere = await mayBeAssigned(work, ownerId);
  const { outcomes, moved } = await moveCharges(work, checkIds, {
    event: 'assigned',
    isOwnAct: false,
    to: (charge) => {
      if (charge.ownerId === ownerId) return CODE.IN_CHARGE_ALREADY;
      if (!disposesOf(session, charge.ownerId)) return CODE.NOT_IN_CHARGE;
      return isHere ? { ownerId, assignmentId } : CODE.ASSIGNEE_GONE;
    },
  });
  const given = moved.map(({ before }) => ({
    checkId: before.id,
    ownerBefore: before.ownerId,
    actBefore: before.assignmentId,
  }));
  await insertGiven(tx, { mainId: session.mainId, id: assignmentId }, given);
  return outcomes;
}

/** Ends an act, and tells whoever received records by it how many: once, however it ended. */
async function end(work: Work, mainId: string, assignmentId: string): Promise<void> {
  const act = await endAssignment(work.tx, mainId, assignmentId, work.clock.now());
  if (!act) return;
  const { given } = await countGiven(work.tx, mainId, assignmentId);
  await tellOfAct(work, { mainId, act, kind: 'records.given', records: given });
}

export const checksAssign = bulkOf<Assigning>({
  kind: 'checks.assign',
  right: 'check.assign',
  name: 'assignments',
  chunk: ASSIGNED_AT_ONCE,
  ...ofSelection,
  act: assign,
  // A recruiter may not reach what they gave away.
  async doneWith({ tx, session }, { assignmentId }, checkIds) {
    const given = await givenOf(tx, { mainId: session.mainId, id: assignmentId }, checkIds);
    return given.map(({ checkId }) => checkId);
  },
  ended: (work, { assignmentId }) => end(work, work.session.mainId, assignmentId),
  async breakOff(work, { mainId, id }) {
    const act = await assignmentOfTask(work.tx, mainId, id);
    if (act) await end(work, mainId, act.id);
  },
});

/**
 * Puts somebody else in charge of the chosen records. A manager disposes of all of the account, a recruiter of their own.
 * @throws 1000 at `ownerId`, 2704 too many records, 2701 too many tasks
 */
export async function assignChecks(
  ctx: SessionCtx,
  body: BodyOf<'assignChecks'>,
): Promise<ReplyOf<'assignChecks'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  await assertAssignee(ctx, body.ownerId);
  const assignmentId = uuidv7();
  const act = { mainId, id: assignmentId, givenBy: userId, givenTo: body.ownerId, givenAt: clock.now() };
  await insertAssignment(tx, act);
  const result = await checksAssign.run(ctx, { ...body, assignmentId });
  if (result.task) await noteTask(tx, mainId, assignmentId, result.task.taskId);
  return result;
}
