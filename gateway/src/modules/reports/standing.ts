import { sql } from '../../platform/db/sql';
import type { Work } from '../../kernel/work';
import type { CheckRow, ItemRow } from '../checks/checkRepository';
import { findingVersions, writeFinding } from '../checks/findingRepository';
import type { Standing } from '../checks/withdrawal';
import { decryptBody } from './reportBody';
import { versionsOf, type VersionRow } from './reportRepository';

/**
 * Gives the items among these that the newest version of the report tells a finding of their finding and evidence of that
 * version again, and answers how each stood there. The caller holds the lock of the check.
 */
export async function restorePublished(
  work: Work,
  check: CheckRow,
  items: readonly ItemRow[],
): Promise<Map<string, Standing>> {
  const standing = new Map<string, Standing>();
  const published = (await versionsOf(work.tx, check)).at(-1);
  if (!published) return standing;
  const body = decryptBody(work.services, check.id, published.version, published.bodyEnc);
  for (const item of items) {
    const told = body.items.find(({ checkItemId }) => checkItemId === item.id);
    if (told?.status !== 'done') continue;
    await restoreFinding(work, item, published);
    await restoreEvidence(work, item, told.evidenceIds);
    const doneAt = told.doneAt ? new Date(told.doneAt) : published.publishedAt;
    standing.set(item.id, { result: told.result, lamp: told.lamp, doneAt });
  }
  return standing;
}

/** What was written since stays among the versions of the finding. */
async function restoreFinding(
  work: Work,
  { mainId, id: checkItemId }: ItemRow,
  { publishedAt }: VersionRow,
): Promise<void> {
  const { services, tx } = work;
  const versions = await findingVersions(services, tx, mainId, checkItemId);
  const before = versions.findLast(({ editedAt }) => editedAt <= publishedAt);
  if (!before || before === versions.at(-1)) return;
  const { result, lamp } = before;
  const to = { mainId, checkItemId, userId: null, at: work.clock.now(), result, lamp };
  await writeFinding(services, tx, to, before);
}

/** What was added since is out of the draft again, and what was removed since is in it. */
async function restoreEvidence(work: Work, item: ItemRow, evidenceIds: readonly string[]): Promise<void> {
  const ids = [...evidenceIds];
  await work.tx.run(sql`update evidence
    set removed_at = case when id = any(${ids}::uuid[]) then null else ${work.clock.now()}::timestamptz end
    where main_id = ${item.mainId} and check_item_id = ${item.id}
      and (removed_at is not null) = (id = any(${ids}::uuid[]))`);
}
