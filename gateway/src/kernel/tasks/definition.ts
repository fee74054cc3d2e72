import type { Action } from '@probity/contract/permissions';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditEntity } from '@probity/contract/rules/auditEntities';
import type { Reader, Services } from '../context';
import type { Work } from '../work';

/** The context of one step of a task: it acts as whoever started the task, with the rights they have now. */
export type TaskWork = Reader & Pick<Work, 'audit' | 'enqueue'>;

/** What one chunk did. It counts only if the chunk's transaction commits. */
export interface Chunk<Checkpoint> {
  done: number;
  /** Where the next chunk goes on; null after the last. */
  next: Checkpoint | null;
  /** What it adds to the result. */
  part?: string;
  /** What it did, by kind: summed up in the task's row, and kept with it. */
  tally?: Tally;
}

/** How much of each kind was done. */
export type Tally = Readonly<Record<string, number>>;

/** The file a task ends with, written as it is read. */
export interface TaskFile {
  fileName: string;
  mime: string;
  content: AsyncIterable<string | Buffer>;
}

/**
 * A kind of long work: counted, then done chunk by chunk, then told. Each step is one transaction that commits together with how
 * far the task is, so what broke off in the middle goes on behind the last chunk that is done, in any gateway, and nothing is
 * done twice. A chunk touches nothing but its transaction, and takes a second or so.
 */
interface Steps<Around, Input, Checkpoint> {
  /** As the table keeps it, e.g. `checks.export`. */
  kind: string;
  /** How much there is to do, and where it begins. Refusals (BusinessError) end the task, here and in a chunk. */
  plan(work: Around, input: Input): Promise<{ total: number; checkpoint: Checkpoint }>;
  chunk(work: Around, input: Input, checkpoint: Checkpoint): Promise<Chunk<Checkpoint>>;
}

/** Long work that a person starts, follows and may cancel. */
export interface TaskDefinition<Input, Checkpoint> extends Steps<TaskWork, Input, Checkpoint> {
  /** The right that whoever starts it must have: at its beginning, at every chunk, and to take the file. */
  right: Action;
  /** Puts the parts together, in their order. */
  result?(work: Omit<TaskWork, 'tx'>, input: Input, parts: AsyncIterable<string>): TaskFile;
  /** What the trail says when somebody takes the file. */
  taken?: { action: AuditAction; entity: AuditEntity };
}

/**
 * Long work that the system does by itself in one account: nobody's right, in nobody's list, cancelled by nobody, and of one kind
 * one at once. Its end is told to nobody; what a chunk does is in the trail as the system's deed.
 */
export interface SystemTask<Checkpoint> extends Steps<Work, { mainId: string }, Checkpoint> {
  right: null;
  /**
   * What a chunk needs done outside the database, before its transaction: done again where the chunk breaks off, and by a worker
   * that has lost the task without knowing. So only what may be done any number of times.
   */
  beforeChunk?(services: Services, checkpoint: Checkpoint): Promise<void>;
}

/** A definition whose input and checkpoint only it knows itself. */
export type AnyTask = TaskDefinition<unknown, unknown> | SystemTask<unknown>;

/** Looks a kind up; undefined for one that only another release knows. */
export type TaskKinds = ReadonlyMap<string, AnyTask>;

export function taskKinds(definitions: readonly AnyTask[]): TaskKinds {
  const kinds = new Map(definitions.map((one) => [one.kind, one]));
  if (kinds.size < definitions.length) throw new Error('Two tasks are of one kind');
  return kinds;
}
