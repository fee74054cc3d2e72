import { CODE } from '@probity/contract/codeNames';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeAudit } from '../../kernel/audit';
import { Download, type AuditInput, type SessionCtx } from '../../kernel/context';
import { BusinessError, found, notFound } from '../../kernel/errors';
import { covers } from '../../kernel/reach';
import { allows, withoutRight } from '../../kernel/rights';
import { asAtTheStart } from '../../kernel/tasks/steps';
import { isLasting, type TaskKinds } from '../../kernel/tasks/definition';
import { stopTask, taskById, tasksOf, type TaskRow } from '../../kernel/tasks/taskTable';
import { fileById } from '../files/fileRepository';
import { keptSince } from './taskJobs';
import { unfinishedFile } from './unfinishedFile';

const SHOWN = 20;

/** One's own in the active account; anybody else's, and the system's own, answers as a missing one, and so does one that is over. */
export async function ownTask(ctx: SessionCtx, taskId: string): Promise<TaskRow> {
  const { session, tx, clock } = ctx;
  const task = found(await taskById(tx, taskId));
  const isOwn = task.mainId === session.mainId && task.startedBy === session.userId;
  const isOver = task.endedAt !== null && task.endedAt <= keptSince(clock.now());
  if (!isOwn || isOver) throw notFound();
  return task;
}

export function ownTasks({ tx, session, clock }: SessionCtx, kind: string | undefined): Promise<TaskRow[]> {
  return tasksOf(tx, {
    mainId: session.mainId,
    userId: session.userId,
    kind: kind ?? null,
    endedSince: keptSince(clock.now()),
    limit: SHOWN,
  });
}

/** Ends it at once, wherever it is being worked; one that has ended stays as it is. */
export async function cancelTask(ctx: SessionCtx, kinds: TaskKinds, taskId: string): Promise<TaskRow> {
  const task = await ownTask(ctx, taskId);
  const kind = kinds.get(task.kind);
  if (kind && kind.right !== null) await kind.breakOff?.(ctx, task);
  const keepsParts = isLasting(kind);
  const stopped = await stopTask(ctx.tx, task.id, { at: ctx.clock.now(), keepsParts });
  if (!stopped) return ownTask(ctx, taskId);
  const detail = { task: task.kind, rows: stopped.done };
  await ctx.audit({ action: 'task.cancelled', entity: 'task', entityId: task.id, detail });
  return stopped;
}

/**
 * The file of a task, for users who have all rights it was made with. The download is audited like an export made at this
 * moment; of one that may take long, its end too.
 * @throws 2705
 */
export async function takeFile(ctx: SessionCtx, kinds: TaskKinds, taskId: string): Promise<Download> {
  const task = await ownTask(ctx, taskId);
  const kind = found(kinds.get(task.kind));
  if (kind.right === null) throw notFound();
  if (!allows(ctx.session, kind.right)) throw withoutRight(ctx.session, kind.right);
  if (!covers(ctx.session, asAtTheStart(task, ctx.session)))
    throw new BusinessError(CODE.TASK_RIGHTS_NARROWED);
  const { bytes, fileName, mime } = await bytesOf(ctx, kinds, task);
  const format = fileName.split('.').at(-1)!;
  if (!kind.taken) return new Download(bytes, fileName, mime);
  const { action, entity, wentOut } = kind.taken;
  const event = { action, entity, detail: { rows: task.done, format } };
  await ctx.audit(event);
  const onSent = wentOut && (() => recordSent(ctx, { ...event, action: wentOut }));
  return new Download(bytes, fileName, mime, 'attachment', onSent);
}

/** By then the request's transaction is over. */
function recordSent(ctx: SessionCtx, event: AuditInput): Promise<void> {
  const { session, requestId, ip } = ctx;
  const { mainIds, mainId, userId } = session;
  return ctx.independent({ mainIds, mainId, userId }, (tx) =>
    writeAudit(tx, { session, requestId, ip }, event),
  );
}

async function bytesOf({ tx, services }: SessionCtx, kinds: TaskKinds, task: TaskRow) {
  const file = task.resultFileId === null ? null : await fileById(tx, task.resultFileId);
  if (file) {
    const bytes = services.files.readStream(file.storageKey);
    return { bytes, fileName: file.originalName, mime: file.mime };
  }
  const { content, ...named } = found(await unfinishedFile(services, tx, kinds, task)).file;
  return { ...named, bytes: await buffer(Readable.from(content, { objectMode: false })) };
}
