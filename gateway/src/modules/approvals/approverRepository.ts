import { rolesWith } from '@probity/contract/permissions';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface ApproverRow {
  userId: string;
  name: string;
  role: 'owner' | 'admin' | 'finance';
  upTo: number | null;
}

/** The highest price there is: an owner's right to approve ends nowhere. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const roles = rolesWith('order.approve');

/** The people of the account who approve orders, or may be given the right: owners first, then by name. */
export function approversOf(tx: Tx): Promise<ApproverRow[]> {
  return tx.many<ApproverRow>(sql`select p.id as "userId", p.nick_name as name, p.role, a.up_to as "upTo"
    from members_of_account(null, null, null, null, null, null, null, null) p
    left join approver a on a.main_id = app_main_id() and a.user_id = p.id
    where p.status <> 'disabled' and p.role = any(${[...roles]}::text[])
    order by p.role <> 'owner', p.nick_name, p.id`);
}

/** Up to what an approver's right goes, in fen; 0: they approve nothing. */
export const limitOf = ({ role, upTo }: Pick<ApproverRow, 'role' | 'upTo'>): number =>
  role === 'owner' ? NO_LIMIT : (upTo ?? 0);

/** What somebody of the account may approve now, in fen: 0 for who approves nothing, is disabled, or has another role since. */
export async function approvesUpTo(tx: Tx, userId: string): Promise<number> {
  const approver = (await approversOf(tx)).find((one) => one.userId === userId);
  return approver ? limitOf(approver) : 0;
}

/** Who may approve an order: never who ordered it. */
export async function approversOfOrder(
  tx: Tx,
  order: { price: number; createdBy: string },
): Promise<ApproverRow[]> {
  return (await approversOf(tx)).filter(
    (one) => one.userId !== order.createdBy && limitOf(one) >= order.price,
  );
}

/** Whom an order waits for, by their ids; nobody once it is decided. */
export async function approversOfWaiting(tx: Tx, mainId: string, orderId: string): Promise<string[]> {
  const order = await tx.maybeOne<{
    price: number;
    createdBy: string;
  }>(sql`select price, created_by as "createdBy"
    from orders where main_id = ${mainId} and id = ${orderId} and status = 'awaitingApproval'`);
  return order ? (await approversOfOrder(tx, order)).map(({ userId }) => userId) : [];
}
