import { CODE } from '@probity/contract/codeNames';
import { BusinessError } from '../../kernel/errors';
import type { Chunk, SystemTask } from '../../kernel/tasks/definition';
import type { Work } from '../../kernel/work';
import { forgetAbandoned, sweepFiles } from './abandoned';
import { countDueNow, eraseNextChecks } from './eraseChecks';
import { forgetRemovedBytes, nextBytes } from './removedBytes';

/** The next step of a run. The bytes it names are those of files that have no row any more: removing twice is no error. */
export type EraseCheckpoint = (
  | { stage: 'checks' }
  | { stage: 'abandoned' }
  | { stage: 'files'; after: string | null }
  | { stage: 'bytes'; keys: string[] }
  | { stage: 'left' }
) & {
  /** Checks that could not be erased: the run goes on without them, and ends as failed. */
  failed: string[];
};

/**
 * The erasure of one account: what is due of its checks, then what belongs to no check that would take it along, then the stored
 * bytes of all that went. What counts as done is what the preview promised: checks, by rule.
 */
export const eraseTask: SystemTask<EraseCheckpoint> = {
  kind: 'retention.erase',
  right: null,
  async plan(work, { mainId }) {
    return { total: await countDueNow(work, mainId), checkpoint: { stage: 'checks', failed: [] } };
  },
  async beforeChunk({ files }, checkpoint) {
    if (checkpoint.stage === 'bytes') for (const key of checkpoint.keys) await files.remove(key);
  },
  async chunk(work, { mainId }, checkpoint) {
    const { failed } = checkpoint;
    switch (checkpoint.stage) {
      case 'checks': {
        const erased = await eraseNextChecks(work, mainId, failed);
        if (!erased) return { done: 0, next: { stage: 'abandoned', failed } };
        const { files: _, ...checks } = erased.tally;
        const done = Object.values(checks).reduce((sum, n) => sum + n, 0);
        return { done, next: { ...checkpoint, failed: [...failed, ...erased.failed] }, tally: erased.tally };
      }
      case 'abandoned':
        await forgetAbandoned(work, mainId);
        return { done: 0, next: { stage: 'files', after: null, failed } };
      case 'files': {
        const { lastId, dropped } = await sweepFiles(work, mainId, checkpoint.after);
        const tally = { files: dropped };
        if (lastId) return { done: 0, next: { stage: 'files', after: lastId, failed }, tally };
        return { ...(await toBytes(work, mainId, failed)), tally };
      }
      case 'bytes':
        await forgetRemovedBytes(work, mainId, checkpoint.keys);
        return toBytes(work, mainId, failed);
      case 'left':
        throw new BusinessError(CODE.TASK_FAILED);
    }
  },
};

async function toBytes(work: Work, mainId: string, failed: string[]): Promise<Chunk<EraseCheckpoint>> {
  const keys = await nextBytes(work, mainId);
  if (keys.length > 0) return { done: 0, next: { stage: 'bytes', keys, failed } };
  return { done: 0, next: failed.length > 0 ? { stage: 'left', failed } : null };
}
