import type { Chunk, SystemTask } from '../../kernel/tasks/definition';
import type { Work } from '../../kernel/work';
import { forgetAbandoned, sweepFiles } from './abandoned';
import { countDueNow, eraseNextChecks } from './eraseChecks';
import { forgetRemovedBytes, nextBytes } from './removedBytes';

/** The next step of a run. The bytes it names are those of files that have no row any more: removing twice is no error. */
export type EraseCheckpoint =
  | { stage: 'checks' }
  | { stage: 'abandoned' }
  | { stage: 'files'; after: string | null }
  | { stage: 'bytes'; keys: string[] };

/**
 * The erasure of one account: what is due of its checks, then what belongs to no check that would take it along, then the stored
 * bytes of all that went. What counts as done is what the preview promised: checks, by rule.
 */
export const eraseTask: SystemTask<EraseCheckpoint> = {
  kind: 'retention.erase',
  right: null,
  async plan(work, { mainId }) {
    return { total: await countDueNow(work, mainId), checkpoint: { stage: 'checks' } };
  },
  async beforeChunk({ files }, checkpoint) {
    if (checkpoint.stage === 'bytes') for (const key of checkpoint.keys) await files.remove(key);
  },
  async chunk(work, { mainId }, checkpoint) {
    switch (checkpoint.stage) {
      case 'checks': {
        const tally = await eraseNextChecks(work, mainId);
        if (!tally) return { done: 0, next: { stage: 'abandoned' } };
        const { files: _, ...checks } = tally;
        const done = Object.values(checks).reduce((sum, n) => sum + n, 0);
        return { done, next: checkpoint, tally };
      }
      case 'abandoned':
        await forgetAbandoned(work, mainId);
        return { done: 0, next: { stage: 'files', after: null } };
      case 'files': {
        const { lastId, dropped } = await sweepFiles(work, mainId, checkpoint.after);
        const tally = { files: dropped };
        if (lastId) return { done: 0, next: { stage: 'files', after: lastId }, tally };
        return { ...(await toBytes(work, mainId)), tally };
      }
      case 'bytes':
        await forgetRemovedBytes(work, mainId, checkpoint.keys);
        return toBytes(work, mainId);
    }
  },
};

async function toBytes(work: Work, mainId: string): Promise<Chunk<EraseCheckpoint>> {
  const keys = await nextBytes(work, mainId);
  return { done: 0, next: keys.length > 0 ? { stage: 'bytes', keys } : null };
}
