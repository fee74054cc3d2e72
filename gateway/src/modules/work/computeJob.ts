import { defineJob } from '../../kernel/job';
import { candidateOf } from '../checks/detailRepository';
import { chinaDay } from '../../kernel/workingDays';
import { itemById } from '../checks/checkRepository';
import { completeItem, lockItem } from '../checks/lifecycle';
import { systemWork, type Work } from '../../kernel/work';
import { regionName } from '../reference/regions';
import { emptyFinding, writeFinding } from '../checks/findingRepository';
import { computeIdentity, computePhone, type Computed } from './domain/computed';

/**
 * Works an item whose result follows from the given data. Safe to run twice: an item that is no longer running is skipped.
 */
export const computeJob = defineJob({
  name: 'checkItem.compute',
  async run({ mainId, checkItemId }, { services }) {
    await services.db.withTenant({ mainIds: [mainId], mainId, userId: null }, async (tx) => {
      const work = systemWork(services, tx, mainId);
      if (!(await itemById(tx, checkItemId))) return;
      const { check, item } = await lockItem(work, checkItemId);
      if (item.status !== 'running') return;
      const computed = await compute(work, item.itemCode, check);
      const { result, lamp, lampReason, facts } = computed;
      await writeFinding(
        services,
        tx,
        { mainId, checkItemId, userId: null, at: work.clock.now(), result, lamp },
        { ...emptyFinding, lampReason, computed: facts },
      );
      await completeItem(work, check, item, { result, lamp, workedBy: null });
    });
  },
});

/** The result of an item that needs no person, computed from the given data. */
export async function compute(
  work: Work,
  itemCode: string,
  check: { mainId: string; candidateId: string },
): Promise<Computed> {
  const candidate = await candidateOf(work.tx, check);
  const open = (bytes: Buffer, column: string) =>
    work.services.crypto.decrypt(bytes, { table: 'candidate', column, rowId: candidate.id });
  if (itemCode === 'phoneSegment') return computePhone(open(candidate.mobileEnc, 'mobile_enc'));
  if (itemCode !== 'identity') throw new Error(`Nothing computes the item ${itemCode}`);
  if (!candidate.idNumberEnc) throw new Error('A check runs without an ID number');
  const today = chinaDay(work.clock.now());
  return computeIdentity(open(candidate.idNumberEnc, 'id_number_enc'), { today, regionName });
}
