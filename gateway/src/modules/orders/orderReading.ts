import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { found } from '../../kernel/errors';
import { isEstimate, workingCalendar } from '../../kernel/workingCalendar';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { catalogueByCode } from '../packages/catalogueRepository';
import { reachOf } from '../../kernel/reach';
import { approvalView } from './approvalView';
import { orderById } from './orderRepository';
import { promisesFor } from './orderService';

/** An order as its placer sees it again, without the link, of which only the hash is stored. */
export async function getOrder(
  ctx: SessionCtx,
  orderId: string,
): Promise<components['schemas']['PlacedOrder']> {
  const order = found(await orderById(ctx.tx, orderId));
  const check = found(
    await ctx.tx.maybeOne<
      Pick<CheckRow, 'mainId' | 'id' | 'status' | 'orderedAt' | 'promisedAt' | 'consentWay'> & {
        name: string;
        candidateId: string;
        mobileEnc: Buffer;
        packageName: { en: string; zh: string };
      }
    >(sql`select c.main_id as "mainId", c.id, c.status, c.ordered_at as "orderedAt", c.promised_at as "promisedAt", c.consent_way as "consentWay",
        p.name, p.id as "candidateId", p.mobile_enc as "mobileEnc", o.package_snapshot -> 'name' as "packageName"
      from checks c
      join orders o on o.main_id = c.main_id and o.id = c.order_id
      join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
      where c.main_id = ${order.mainId} and c.order_id = ${order.id} and ${reachOf(ctx.session)}
      order by c.id limit 1`),
  );
  const items = await itemsOf(ctx.tx, check);
  const catalogue = await catalogueByCode(ctx.tx, check.orderedAt);
  const promises = await promisesFor(
    ctx,
    items.map((item) => catalogue.get(item.itemCode)!),
  );
  const isOver = check.status === 'cancelled' || check.status === 'expired';
  const promisedDate = check.promisedAt ?? (isOver ? null : promises.promisedDate);
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    checkId: check.id,
    status: order.status,
    checkStatus: check.status,
    price: order.price,
    held: items.reduce((sum, item) => sum + (item.money === 'held' ? item.price : 0), 0),
    promisedDate,
    promisedEstimate: isEstimate(await workingCalendar(ctx.tx), promisedDate),
    candidateName: check.name,
    candidateMobile: maskPhone(
      ctx.services.crypto.decrypt(check.mobileEnc, {
        table: 'candidate',
        column: 'mobile_enc',
        rowId: check.candidateId,
      }),
    ),
    packageName: check.packageName[ctx.lang],
    consentWay: check.consentWay,
    link: null,
    approval: await approvalView(ctx, order),
  };
}
