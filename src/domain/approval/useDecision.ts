import { useState } from 'react';
import type { DecidedOrders, WaitingApproval } from '../../api/resources/approvalsApi';
import type { BulkRow } from '../../api/resources/bulkApi';

/** What became of each of several orders, once it is to be said: one of them could not be done. */
export function useDecision(orders: readonly WaitingApproval[]) {
  const [outcome, setOutcome] = useState<BulkRow[]>();
  /** True when all are done. */
  const areAllDone = ({ rows }: DecidedOrders) => {
    if (rows.every(({ code }) => code === 0)) return true;
    const told = rows.flatMap(({ orderId, code, msg }) =>
      orders.filter((order) => order.orderId === orderId).map((order) => ({ ...order, code, msg })),
    );
    setOutcome(told);
    return false;
  };
  return { outcome, areAllDone };
}

export const sumOf = (orders: readonly WaitingApproval[]) =>
  orders.reduce((sum, { price }) => sum + price, 0);
