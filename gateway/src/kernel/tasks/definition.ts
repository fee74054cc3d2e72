import type { Action } from '@probity/contract/permissions';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditEntity } from '@probity/contract/rules/auditEntities';
import type { Reader } from '../context';
import type { Work } from '../work';

/** The context of one step of a task: it acts as whoever started the task, with the rights they have now. */
export type TaskWork = Reader & Pick<Work, 'audit' | 'enqueue'>;

/** What one chunk did. It counts only if the chunk's transaction commits. */
export interface Chunk<Place> {
  done: number;
  /** Where the next chunk goes on; null after the last. */
  next: Place | null;
  /** What it adds to the result. */
  part?: string;
}

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
export interface TaskDefinition<Input, Place> {
  /** As the table keeps it, e.g. `checks.export`. */
  kind: string;
  /** The right that whoever starts it must have: at its beginning, at every chunk, and to take the file. */
  right: Action;
  /** How much there is to do, and where it begins. Refusals (BusinessError) end the task, here and in a chunk. */
  plan(work: TaskWork, input: Input): Promise<{ total: number; place: Place }>;
  chunk(work: TaskWork, input: Input, place: Place): Promise<Chunk<Place>>;
  /** Puts the parts together, in their order. */
  result?(work: Omit<TaskWork, 'tx'>, input: Input, parts: AsyncIterable<string>): TaskFile;
  /** What the trail says when somebody takes the file. */
  taken?: { action: AuditAction; entity: AuditEntity };
}

/** A definition whose input and place only it knows itself. */
export type AnyTask = TaskDefinition<unknown, unknown>;

/** Looks a kind up; undefined for one that only another release knows. */
export type TaskKinds = ReadonlyMap<string, AnyTask>;

export function taskKinds(definitions: readonly AnyTask[]): TaskKinds {
  const kinds = new Map(definitions.map((one) => [one.kind, one]));
  if (kinds.size < definitions.length) throw new Error('Two tasks are of one kind');
  return kinds;
}
