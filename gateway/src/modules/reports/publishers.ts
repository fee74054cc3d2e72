import { mayThere } from '@probity/contract/permissions';
import { roles } from '@probity/contract/roles';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import type { CheckRow } from '../checks/checkRepository';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const editing = roles.filter((role) => mayThere(role, 'report.edit', true));

/** Who may still publish a version: whoever serves the customer with such a role and has not worked on it. */
export async function publishersOf(
  ctx: SessionCtx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  version: number,
): Promise<components['schemas']['ReportDraft']['publishers']> {
  const rows = await ctx.tx.many<{ userId: string; name: string }>(sql`select w.user_id as "userId", w.name
    from work_colleagues(${editing}::text[], ${NOBODY}) w
    where not exists (select from report_editor e where e.main_id = ${check.mainId} and e.check_id = ${check.id}
      and e.version = ${version} and e.user_id = w.user_id)`);
  return rows.map(({ userId, name }) => ({ name, mine: userId === ctx.session.userId }));
}
