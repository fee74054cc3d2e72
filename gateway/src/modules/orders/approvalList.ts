import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf, timeKey, type PagePosition } from '../../kernel/paging';
import { empty, join, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { keyNameOf } from '../apiKeys/keyRepository';
import { waitsFor, type ApprovalWhy } from '../approvals/approvalRepository';
import { approvesUpTo } from '../approvals/approverRepository';
import { itemsOf } from '../checks/checkRepository';
import { catalogueByCode } from '../packages/catalogueRepository';
import { budgetsLeft } from '../people/budget';
import { lapsesAt } from '../../kernel/lapse';

type Row = ReplyOf<'listApprovals'>['rows'][number];

interface WaitingRow {
  id: string;
  mainId: string;
  orderNo: string;
  checkId: string;
  candidateName: string;
  positionTitle: string;
  positionClass: Row['positionClass'];
  packageName: { en: string; zh: string };
  price: number;
  why: ApprovalWhy[];
  above: number | null;
  createdBy: string;
  departmentId: string | null;
  orderedBy: string | null;
  keyName: string | null;
  askedAt: Date;
  sortKey: string;
}

const LIST = 'approvals';
const USUAL_LIMIT = 20;

/** What waits for this person's approval, the oldest first: orders of others that they may approve. */
export async function listApprovals(
  ctx: SessionCtx,
  { cursor, batchId, checkId, limit = USUAL_LIMIT }: BodyOf<'listApprovals'>,
): Promise<ReplyOf<'listApprovals'>> {
  const { tx, session } = ctx;
  const after = positionOf(ctx, LIST, cursor);
  const approver = { userId: session.userId, upTo: await approvesUpTo(tx, session.userId) };
  const read = await waitingRows(tx, session.mainId, approver, { after, batchId, checkId, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows: read, limit, keyOf: ({ sortKey }) => sortKey });
  const catalogue = await catalogueByCode(tx, ctx.clock.now());
  const rows: Row[] = [];
  for (const row of page) {
    const items = await itemsOf(tx, { mainId: row.mainId, id: row.checkId });
    const codes = [...new Set(items.map(({ itemCode }) => itemCode))];
    rows.push({
      orderId: row.id,
      orderNo: row.orderNo,
      checkId: row.checkId,
      candidateName: row.candidateName,
      positionTitle: row.positionTitle,
      positionClass: row.positionClass,
      packageName: row.packageName[ctx.lang],
      items: codes.map((itemCode) => {
        const copies = items.filter((item) => item.itemCode === itemCode);
        const name = catalogue.get(itemCode)!.name[ctx.lang];
        return { itemCode, name, copies: copies.length, reason: copies[0]!.reason };
      }),
      price: row.price,
      why: row.why,
      above: row.above,
      budgets: await budgetsLeft(ctx, {
        mainId: row.mainId,
        userId: row.createdBy,
        departmentId: row.departmentId,
      }),
      orderedBy: row.keyName === null ? row.orderedBy : null,
      orderedAt: row.askedAt.toISOString(),
      endsAt: lapsesAt(row.askedAt).toISOString(),
    });
  }
  return { rows, nextCursor };
}

function waitingRows(
  tx: Tx,
  mainId: string,
  approver: { userId: string; upTo: number },
  {
    after,
    batchId,
    checkId,
    limit,
  }: Pick<BodyOf<'listApprovals'>, 'batchId' | 'checkId'> & {
    after: PagePosition | null;
    limit: number;
  },
): Promise<WaitingRow[]> {
  const only = [
    ...(batchId ? [sql` and c.batch_id = ${batchId}`] : []),
    ...(checkId ? [sql` and c.id = ${checkId}`] : []),
  ];
  const from = after ? sql`and (o.created_at, o.id) > (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<WaitingRow>(sql`select o.id, o.main_id as "mainId", o.order_no as "orderNo", c.id as "checkId",
      p.name as "candidateName", c.position_title as "positionTitle", c.position_class as "positionClass",
      o.package_snapshot -> 'name' as "packageName", o.price, a.why, a.above, o.created_by as "createdBy",
      c.department_id as "departmentId", (select u.nick_name from user_by_id(o.created_by) u) as "orderedBy",
      ${keyNameOf(sql`o.main_id`, sql`o.created_by`)} as "keyName", a.asked_at as "askedAt", ${timeKey(sql`o.created_at`)} as "sortKey"
    from orders o
    join order_approval a on a.main_id = o.main_id and a.order_id = o.id
    join checks c on c.main_id = o.main_id and c.order_id = o.id
    join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    where ${waitsFor(mainId, approver)} ${from} ${join(only, empty)}
    order by o.created_at, o.id limit ${limit}`);
}
