import { orderNoIn } from '@probity/contract/rules/orderNo';
import type { LedgerKind } from '../../api/resources/balanceApi';

export const ledgerKinds: readonly LedgerKind[] = ['recharge', 'hold', 'capture', 'release', 'reversal'];

/** What is asked of the ledger; each stands in the address by its name. */
export interface LedgerFilters {
  kind?: LedgerKind | undefined;
  /** Whole. */
  orderNo?: string | undefined;
  itemCode?: string | undefined;
  /** Days in China, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[A-Za-z]{1,40}$/;

/** The filters of an address; what is nonsense there is no filter. */
export function ledgerFiltersOf(search: URLSearchParams): LedgerFilters {
  const text = (name: string, form: RegExp) => {
    const value = search.get(name) ?? '';
    return form.test(value) ? value : undefined;
  };
  return given({
    kind: ledgerKinds.find((one) => one === search.get('kind')),
    orderNo: orderNoIn(search.get('orderNo') ?? ''),
    itemCode: text('itemCode', CODE),
    from: day(text('from', DAY)),
    to: day(text('to', DAY)),
  });
}

/** The address of the ledger with these filters. */
export const ledgerPath = (filters: LedgerFilters): string =>
  `/financialManage?${new URLSearchParams({ tab: 'ledger', ...given(filters) }).toString()}`;

/** Without what is not given. */
export function given(filters: LedgerFilters): Record<string, string> & LedgerFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as never;
}

/** A day that there is: not the 30th of February. */
function day(text: string | undefined): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
