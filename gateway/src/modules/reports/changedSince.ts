import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import type { CheckRow } from '../checks/checkRepository';
import { findingVersions, type FindingVersion } from '../checks/findingRepository';

type Changed = components['schemas']['ReportDraft']['changed'];
type Part = Changed[number]['parts'][number];

const parts = [
  ...(['result', 'lamp', 'lampReason', 'noFileReason', 'verifiedIdNumber', 'note', 'entries'] as const),
  'attempts',
] as const satisfies readonly Part[];

/** The items whose finding or evidence is another one than at a moment, with the parts that are. */
export async function changedSince(ctx: SessionCtx, check: CheckRow, at: Date): Promise<Changed> {
  const rows = await ctx.tx.many<{ id: string; hasEvidence: boolean }>(sql`
    select i.id, exists (select from evidence e where e.main_id = i.main_id and e.check_item_id = i.id
        and (e.created_at > ${at}) is distinct from coalesce(e.removed_at > ${at}, false)) as "hasEvidence"
    from check_item i where i.main_id = ${check.mainId} and i.check_id = ${check.id} order by i.item_code, i.copy_no`);
  const changed: Changed = [];
  for (const { id, hasEvidence } of rows) {
    const versions = await findingVersions(ctx.services, ctx.tx, check.mainId, id);
    const before = versions.findLast(({ editedAt }) => editedAt <= at);
    const now = versions.at(-1);
    const differing: Part[] =
      now === before ? [] : parts.filter((part) => said(before, part) !== said(now, part));
    if (hasEvidence) differing.push('evidence');
    if (differing.length > 0) changed.push({ checkItemId: id, parts: differing });
  }
  return changed;
}

/** Nothing and an empty text or list are one. */
function said(version: FindingVersion | undefined, part: (typeof parts)[number]): string {
  const value = version?.[part] ?? null;
  return value === '' || (Array.isArray(value) && value.length === 0) ? 'null' : JSON.stringify(value);
}
