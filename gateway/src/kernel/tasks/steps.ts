import { rightsOf, type Action } from '@probity/contract/permissions';
import { staffRoles } from '@probity/contract/roles';
import { writeAudit } from '../audit';
import type { Services } from '../context';
import { CODE } from '@probity/contract/codeNames';
import { BusinessError, forbidden } from '../errors';
import { covers } from '../reach';
import { allows, withoutRight } from '../rights';
import type { Session } from '../session';
import type { Tx } from '../../platform/db/tx';
import { enqueue, enqueueAll } from '../../platform/jobs/enqueue';
import { systemWork, type OwnWork } from '../work';
import type { AnyTask, Tally, TaskFile } from './definition';
import { inputField } from './startTask';
import { addPart, advanceTask, partOf, starterOf, type TaskRow } from './taskTable';

/** Another worker has the task now, or it was cancelled: this worker's present transaction is undone. */
export class LeaseLost extends Error {}

/** One step with its progress, in the same transaction. @throws LeaseLost */
export async function doStep(
  services: Services,
  tx: Tx,
  kind: AnyTask,
  task: TaskRow,
  leaseMs: number,
): Promise<TaskRow> {
  const { tally } = task;
  const steps = await boundSteps(services, tx, kind, task);
  if (task.step === 'plan') {
    const { total, checkpoint } = await steps.plan();
    const to = { step: 'chunk' as const, checkpoint, total, done: 0, parts: 0, tally };
    return held(await advanceTask(tx, task, to, leaseMs));
  }
  const { done, next, part, tally: did = {} } = await steps.chunk();
  if (part !== undefined)
    await addPart(tx, task, services.crypto.encrypt(part, partPlace(task.id, task.parts)));
  const isLast = next === null;
  // The first count and the actual number may differ: others change rows meanwhile.
  const total = isLast ? task.done + done : Math.max(task.total ?? 0, task.done + done);
  const to = { step: isLast ? ('result' as const) : ('chunk' as const), checkpoint: next, total, done };
  const made = { parts: part === undefined ? 0 : 1, tally: sumOf(tally, did) };
  return held(await advanceTask(tx, task, { ...to, ...made }, leaseMs));
}

function sumOf(before: Tally, did: Tally): Tally {
  const sums = { ...before };
  for (const [name, n] of Object.entries(did)) sums[name] = (sums[name] ?? 0) + n;
  return sums;
}

/** The steps of a kind, as whoever the task is of. */
async function boundSteps(services: Services, tx: Tx, kind: AnyTask, task: TaskRow) {
  if (kind.right === null) {
    const { mainId } = task;
    const work = systemWork(services, tx, mainId);
    return {
      plan: () => kind.plan(work, { mainId }),
      chunk: () => kind.chunk(work, { mainId }, task.checkpoint),
    };
  }
  const work = await workOf(services, tx, kind.right, task);
  const input = inputOf(services, task);
  return { plan: () => kind.plan(work, input), chunk: () => kind.chunk(work, input, task.checkpoint) };
}

/** @throws LeaseLost, so that nothing of the transaction is kept */
export function held<T>(row: T | null): T {
  if (row === null) throw new LeaseLost();
  return row;
}

/** The file that a task ends with; null for one that makes none. */
export async function readParts(services: Services, kind: AnyTask, task: TaskRow): Promise<TaskFile | null> {
  if (kind.right === null || !kind.result) return null;
  const { right } = kind;
  const scope = { mainIds: [task.mainId], mainId: task.mainId };
  const { tx: _, ...work } = await services.db.withTenant(scope, (tx) => workOf(services, tx, right, task));
  const read = (no: number) => services.db.withTenant(scope, (tx) => partOf(tx, task, no));
  const parts = { [Symbol.asyncIterator]: () => partsOf(services, task, read) };
  return kind.result(work, inputOf(services, task), parts);
}

/** The parts of a task in their order, each read as it is needed. */
export async function* partsOf(
  { crypto }: Services,
  task: TaskRow,
  read: (no: number) => Promise<Buffer>,
): AsyncGenerator<string> {
  for (let no = 0; no < task.parts; no += 1) yield crypto.decrypt(await read(no), partPlace(task.id, no));
}

const partPlace = (taskId: string, no: number) => ({
  table: 'task_part',
  column: 'content_enc',
  rowId: `${taskId}/${no}`,
});

function inputOf({ crypto }: Services, { id, inputEnc }: TaskRow): unknown {
  return JSON.parse(crypto.decrypt(inputEnc!, inputField(id)));
}

/**
 * The context of the task's starter as they were at the start, so that all parts of a file have the same columns and rows.
 * @throws 403 when they have lost the task's right by now, 2705 when anything else of what they had
 */
async function workOf(services: Services, tx: Tx, right: Action, task: TaskRow): Promise<OwnWork> {
  const starter = await starterOf(tx, task, services.clock.now());
  if (!starter) throw forbidden();
  const { mainId } = task;
  const { isPlatform, scopes } = starter;
  const now: Session & { mainId: string } = {
    sessionId: task.sessionId!,
    userId: task.startedBy!,
    kind: isPlatform ? 'staff' : 'enterprise',
    mainId,
    mainIds: [mainId],
    role: starter.role,
    roles: [starter.role],
    departmentId: starter.departmentId,
    loginType: 'task',
    ...(scopes && { apiKey: { scopes, rights: rightsOf(scopes) } }),
  };
  if (!allows(now, right) || isForeignStaff(starter.role, isPlatform)) throw withoutRight(now, right);
  const session = asAtTheStart(task, now);
  if (!covers(now, session)) throw new BusinessError(CODE.TASK_RIGHTS_NARROWED);
  return {
    tx,
    services,
    session,
    clock: services.clock,
    lang: task.lang,
    audit: (...events) => writeAudit(tx, { session }, ...events),
    enqueue: (name, payload, options) => enqueue(tx, name, payload, options),
    enqueueAll: (jobs) => enqueueAll(tx, jobs),
  };
}

/** A session of the task's starter, with the role and the department of the start. */
export function asAtTheStart<S extends Session>(
  { starterRole, starterDepartmentId }: Pick<TaskRow, 'starterRole' | 'starterDepartmentId'>,
  now: S,
): S {
  if (starterRole === null) return now;
  return { ...now, role: starterRole, roles: [starterRole], departmentId: starterDepartmentId };
}

/** True for a staff role in a customer's account: its validity is only checked at sign-in, and a task would outlive it. */
const isForeignStaff = (role: string, isPlatform: boolean) =>
  !isPlatform && (staffRoles as readonly string[]).includes(role);
