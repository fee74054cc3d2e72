import { normalizePhone } from '@probity/contract/rules/phone';
import type { BatchTerms } from '../../batches/batchRepository';
import type { Cells } from '../../batches/sealed';
import type { PlaceOrderRequest } from '../../orders/domain/asked';
import type { Pin } from '../../packages/pinnedPackages';
import type { PricedPackage } from '../../packages/packageService';

/** What a row says, as it was checked. */
export interface ReadyRow {
  cells: Cells;
  /** The application it was begun from, as long as there is one to take over. */
  applicationId: string | null;
  /** Somebody said that this person is ordered though there is another check of them. */
  isKept: boolean;
}

/** No version has this number: what was not to be had when the batch was confirmed is not ordered later either. */
const NEVER: Pin = { version: 0, price: 0 };

export const pinOf = (pins: ReadonlyMap<string, Pin>, packageId: string): Pin => pins.get(packageId) ?? NEVER;

/** The package of a row: its own cell's, else that of all rows. */
export function packageOf({ package: own }: Cells, { packageId }: BatchTerms): string {
  const chosen = own ?? packageId;
  if (chosen === undefined) throw new Error('A row without a package is not ready to be ordered');
  return chosen;
}

/** The department of a row: its own cell's, that of all rows, else the orderer's. */
export function departmentOf(
  { department }: Cells,
  { departmentId }: BatchTerms,
  own: string | null,
): string | null {
  if (department !== undefined) return department;
  return departmentId ?? own;
}

/** A row as the order that a form would send: all items of its package at the pinned price, and the reasons that the package leaves open. */
export function requestOf(
  { cells, applicationId, isKept }: ReadyRow,
  terms: BatchTerms,
  chosen: PricedPackage | undefined,
): PlaceOrderRequest {
  const items = chosen?.items ?? [];
  const given = items.flatMap(({ kind, reason }) => {
    const said = reason === null ? terms.reasons?.[kind.code] : undefined;
    return said === undefined ? [] : [[kind.code, said] as const];
  });
  return {
    packageId: packageOf(cells, terms),
    itemCodes: items.map(({ kind }) => kind.code),
    positionTitle: cells.positionTitle ?? terms.positionTitle ?? '',
    positionClass: (cells.positionClass ??
      terms.positionClass ??
      'general') as PlaceOrderRequest['positionClass'],
    reasons: Object.fromEntries(given),
    candidate: {
      name: cells.name ?? '',
      mobile: normalizePhone(cells.mobile ?? ''),
      ...(cells.idNumber === undefined ? {} : { idNumber: cells.idNumber }),
    },
    consentWay: (cells.consentWay ?? terms.consentWay ?? 'sms') as 'sms' | 'link',
    expectedPrice: chosen?.row.price ?? 0,
    ...(isKept && { acceptDuplicate: true }),
    ...(applicationId !== null && { applicationId }),
  };
}
