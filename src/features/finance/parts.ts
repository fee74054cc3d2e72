import type { Action } from '@probity/contract/permissions';

/** The tabs of `/financialManage` in their order, each with its right: for the page, and for the search that leads to them. */
export const financeParts = [
  { key: 'overview', right: 'balance.watch' },
  { key: 'approvals', right: 'order.approve' },
  { key: 'costs', right: 'balance.watch' },
  { key: 'statements', right: 'balance.watch' },
  { key: 'invoices', right: 'invoice.ask' },
  { key: 'payouts', right: 'balance.watch' },
  { key: 'ledger', right: 'balance.watch' },
] as const satisfies readonly { key: string; right: Action }[];
