import type { Action } from '@probity/contract/permissions';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditEntity } from '@probity/contract/rules/auditEntities';
import type { Lang, Services } from '../context';
import type { Tx } from '../../platform/db/tx';
import type { OwnWork, Work } from '../work';

/** The result of one chunk. It counts only if the chunk's transaction commits. */
export interface Chunk<Checkpoint> {
  done: number;
  /** The position of the next chunk; null after the last. */
  next: Checkpoint | null;
  /** Its part of the result. */
  part?: string;
  /** The work done by kind: summed up in the task's row, and kept with it. */
  tally?: Tally;
}

/** The amount done of each kind. */
export type Tally = Readonly<Record<string, number>>;

/** The file a task ends with, written while it is read. */
export interface TaskFile {
  fileName: string;
  mime: string;
  content: AsyncIterable<string | Buffer>;
  /** Kept whatever room the account's files leave, and not counted among them: what the enterprise may always take with it. */
  isBeyondQuota?: true;
}

/**
 * A kind of long work: counted, then done chunk by chunk, then reported. Each step is one transaction that commits together
 * with the progress, so interrupted work continues after the last finished chunk, in any gateway, and nothing is done twice.
 * A chunk touches nothing but its transaction, and takes a second or so.
 */
interface Steps<Around, Input, Checkpoint> {
  /** As the table stores it, e.g. `checks.export`. */
  kind: string;
  /** The amount of work, and the first position. Refusals (BusinessError) end the task, here and in a chunk. */
  plan(work: Around, input: Input): Promise<{ total: number; checkpoint: Checkpoint }>;
  chunk(work: Around, input: Input, checkpoint: Checkpoint): Promise<Chunk<Checkpoint>>;
}

/** Long work that a person starts, follows and may cancel. */
export interface TaskDefinition<Input, Checkpoint> extends Steps<OwnWork, Input, Checkpoint> {
  /** The right its starter must have: at the start, at every chunk, and to download the file. */
  right: Action;
  /** Joins the parts, in their order; they may be gone through more than once. */
  result?(work: Omit<OwnWork, 'tx'>, input: Input, parts: AsyncIterable<string>): TaskFile;
  /**
   * Joins the parts of a task that failed or was cancelled. For work whose chunks have their effect as they commit: its parts are
   * kept however it ends, since they tell what was done. What it was asked for is gone by then.
   */
  unfinished?(task: { lang: Lang; endedAt: Date }, parts: AsyncIterable<string>): TaskFile;
  /**
   * Puts right what its table says once nobody works any more: called in the transaction in which a task fails or is cancelled by a
   * person, before its row is ended, so that rows which a chunk holds are waited for in the order in which a chunk takes them.
   */
  breakOff?(work: Work, task: { mainId: string; id: string }): Promise<void>;
  /** The batch it works on, asked for as it ends: whoever is told of its end is led there. */
  batchOf?(tx: Tx, task: { mainId: string; id: string }): Promise<string | null>;
  /** How many orders of its batch wait for payment, asked for as it ends. */
  unpaidOf?(tx: Tx, task: { mainId: string; id: string }): Promise<number>;
  /** For work whose person waits for it on the screen: true where it ended as it should, so that within a minute nothing else tells of it. */
  isWatched?(tx: Tx, task: { mainId: string; id: string }): Promise<boolean>;
  /** True where it came to its end and gave nothing: who began it is told that it failed. */
  isVain?(tx: Tx, task: { mainId: string; id: string }): Promise<boolean>;
  /** The audit event of downloading the file; with `wentOut`, of beginning to, and that of its end once all of it went out. */
  taken?: { action: AuditAction; entity: AuditEntity; wentOut?: AuditAction };
  /** One at once in an account, whoever began it; and one file of them: the next one that is done takes the place of the last. */
  isAlone?: true;
}

/**
 * Long work that the system does by itself in one account: nobody's right, in nobody's list, cancelled by nobody, and of one kind
 * one at once. Its end is told to nobody; what a chunk does is in the trail as the system's deed.
 */
export interface SystemTask<Checkpoint> extends Steps<Work, { mainId: string }, Checkpoint> {
  right: null;
  /**
   * The work of a chunk outside the database, before its transaction. It is repeated when the chunk breaks off, and also done by
   * a worker that has lost the task without knowing, so it must be safe to repeat any number of times.
   */
  beforeChunk?(services: Services, checkpoint: Checkpoint): Promise<void>;
}

/** A definition whose input and checkpoint types are known only to itself. */
export type AnyTask = TaskDefinition<unknown, unknown> | SystemTask<unknown>;

/** True for a kind whose chunks have their effect as they commit: what was done stays, however the task ends. */
export const isLasting = (kind: AnyTask | undefined): boolean =>
  kind !== undefined && kind.right !== null && kind.unfinished !== undefined;

/** True for a kind of which an account has one at once, and one file. */
export const isAlone = (kind: AnyTask | undefined): boolean =>
  kind !== undefined && kind.right !== null && kind.isAlone === true;

/** The kinds by name; undefined for one that only another release knows. */
export type TaskKinds = ReadonlyMap<string, AnyTask>;

export function taskKinds(definitions: readonly AnyTask[]): TaskKinds {
  const kinds = new Map(definitions.map((one) => [one.kind, one]));
  if (kinds.size < definitions.length) throw new Error('Two tasks are of one kind');
  return kinds;
}
