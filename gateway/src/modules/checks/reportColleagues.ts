import { mayThere } from '@probity/contract/permissions';
import { roles } from '@probity/contract/roles';
import { empty, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { CheckRow } from './checkRepository';

type Of = Pick<CheckRow, 'mainId' | 'id'>;

export interface Colleague {
  userId: string;
  name: string;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const editing = roles.filter((role) => mayThere(role, 'report.edit', true));

/** Whoever serves the customer with a role that works on reports, and has worked on none of these versions of this one. */
function withoutEditors(tx: Tx, check: Of, versions: Sql, others: Sql = empty): Promise<Colleague[]> {
  return tx.many<Colleague>(sql`select w.user_id as "userId", w.name
    from work_colleagues(${editing}::text[], ${NOBODY}) w
    where not exists (select from report_editor e where e.main_id = ${check.mainId} and e.check_id = ${check.id}
      and ${versions} and e.user_id = w.user_id) ${others}`);
}

/** Who may still publish a version: the transaction is bound to the account. */
export const publishersOf = (tx: Tx, check: Of, version: number): Promise<Colleague[]> =>
  withoutEditors(tx, check, sql`e.version = ${version}`);

/**
 * Who had no part in a published version: they wrote nothing of it, nor of one before, whose findings it may still have, and did
 * not publish it.
 */
export const strangersTo = (
  tx: Tx,
  check: Of,
  { version, authorId, reviewerId }: { version: number; authorId: string; reviewerId: string },
): Promise<Colleague[]> =>
  withoutEditors(
    tx,
    check,
    sql`e.version <= ${version}`,
    sql`and w.user_id not in (${authorId}::uuid, ${reviewerId}::uuid)`,
  );
