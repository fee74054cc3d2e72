import { formatFen } from '@probity/contract/rules/fen';
import type { WaitingApproval } from '../../api/resources/approvalsApi';
import { PeopleNamed } from '../PeopleNamed';

/** The orders that an answer is about, by their candidates. */
export function OrdersNamed({ orders }: { orders: readonly WaitingApproval[] }) {
  return (
    <PeopleNamed
      people={orders.map(({ orderId, candidateName, orderNo, price }) => ({
        id: orderId,
        words: `${candidateName} · ${orderNo} · ${formatFen(price)}`,
      }))}
    />
  );
}
