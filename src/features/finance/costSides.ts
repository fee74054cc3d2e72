import { ledgerPath } from './ledgerFilters';
import { lastDayOf } from './periods';

export const costSides = ['month', 'department', 'person', 'package', 'item'] as const;
export type Side = (typeof costSides)[number];

/** The first and the last day that costs are told of, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** The address of the charges behind a cost. */
export function chargesPath(by: Side, key: string | null, days: Days): string | undefined {
  const kind = 'capture';
  if (by === 'department' || by === 'person' || by === 'package')
    return ledgerPath({ kind, side: { by, key }, ...days });
  if (key === null) return undefined;
  return by === 'month'
    ? ledgerPath({ kind, from: `${key}-01`, to: lastDayOf(key) })
    : ledgerPath({ kind, itemCode: key, ...days });
}
