import type { TaskDefinition } from '../../kernel/tasks/definition';
import { chinaDay } from '../../kernel/workingDays';
import { archiveStream } from '../../platform/archive/archiveStream';
import { archiveFiles } from './archiveFiles';
import { sources, tables } from './sources';
import type { Piece } from './source';
import { words } from './words/tables';

interface Place {
  /** Of `sources`, by its place there. */
  source: number;
  after: unknown;
}

/**
 * Everything that is an account's own as one zip: read piece by piece like every export, and put together from the pieces. Names,
 * phones and ID numbers stand in it as in every export.
 */
export const accountExport: TaskDefinition<Record<string, never>, Place> = {
  kind: 'account.export',
  right: 'account.leave',
  async plan(work) {
    let total = 0;
    for (const source of sources) total += await source.count(work);
    return { total, checkpoint: { source: 0, after: null } };
  },
  async chunk(work, _input, { source: at, after }) {
    const source = sources[at]!;
    const { rows, next } = await source.read(work, after, source.atOnce);
    const following = at + 1 < sources.length ? { source: at + 1, after: null } : null;
    return {
      done: rows.length,
      next: next === null ? following : { source: at, after: next },
      part: JSON.stringify({ of: source.name, rows } satisfies Piece),
    };
  },
  result(work, _input, parts) {
    const madeAt = work.clock.now();
    return {
      fileName: `${words.fileName[work.lang]}-${chinaDay(madeAt)}.zip`,
      mime: 'application/zip',
      content: archiveStream(archiveFiles({ ...work, tables, madeAt }, parts), madeAt),
      isBeyondQuota: true,
    };
  },
  // It may be gigabytes: that it was begun is no proof that anybody has it.
  taken: { action: 'account.exportBegun', entity: 'account', wentOut: 'account.exported' },
  isAlone: true,
};
