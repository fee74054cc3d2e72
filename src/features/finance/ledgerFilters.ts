import { orderNoIn } from '@probity/contract/rules/orderNo';
import type { CostSide, LedgerKind } from '../../api/resources/balanceApi';
import { daysOf } from '../../lib/dayOf';
import { isUuid } from '../../lib/isUuid';

export const ledgerKinds: readonly LedgerKind[] = [
  ...(['recharge', 'hold', 'capture', 'release', 'reversal', 'correction'] as const),
  ...(['payoutHold', 'payoutRelease', 'payout'] as const),
];

/** What is asked of the ledger; each stands in the address by its name. */
export interface LedgerFilters {
  kind?: LedgerKind | undefined;
  /** Holds of which something is held still. */
  stillHeld?: true | undefined;
  /** Whole. */
  orderNo?: string | undefined;
  itemCode?: string | undefined;
  side?: CostSide | undefined;
  /** Days in China, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
}

const SIDES = ['department', 'person', 'package'] as const;
const NONE = 'none';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[A-Za-z]{1,40}$/;

/** The filters of an address; what is nonsense there is no filter. */
export function ledgerFiltersOf(search: URLSearchParams): LedgerFilters {
  const text = (name: string, form: RegExp) => {
    const value = search.get(name) ?? '';
    return form.test(value) ? value : undefined;
  };
  const [from, to] = daysOf(day(text('from', DAY)), day(text('to', DAY)));
  return given({
    kind: ledgerKinds.find((one) => one === search.get('kind')),
    stillHeld: search.get('stillHeld') === '1' || undefined,
    orderNo: orderNoIn(search.get('orderNo') ?? ''),
    itemCode: text('itemCode', CODE),
    side: sideOf(search.get('of')),
    ...{ from, to },
  });
}

/** The address of the ledger with these filters. */
export const ledgerPath = (filters: LedgerFilters): string =>
  `/financialManage?${new URLSearchParams(inAddress(filters)).toString()}`;

/** The filters as they stand in the address, beside the tab. */
export function inAddress(filters: LedgerFilters): Record<string, string> {
  const { side, stillHeld, ...plain } = given(filters);
  return {
    ...{ tab: 'ledger', ...plain },
    ...(stillHeld && { stillHeld: '1' }),
    ...(side && { of: `${side.by}.${side.key ?? NONE}` }),
  };
}

/** Without what is not given. */
function given(filters: LedgerFilters): LedgerFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as never;
}

/** `department.<id>`, `person.none`. */
function sideOf(text: string | null): CostSide | undefined {
  const [name, key = ''] = (text ?? '').split('.');
  const by = SIDES.find((one) => one === name);
  if (!by || (key !== NONE && !isUuid(key))) return undefined;
  return { by, key: key === NONE ? null : key };
}

/** A day that there is: not the 30th of February. */
function day(text: string | undefined): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
