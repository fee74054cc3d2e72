import { isOfAccount } from '../../kernel/reach';
import type { OwnWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { BatchRecord, BatchTerms } from '../batches/batchRepository';
import { rowsOf, type RowRecord } from '../batches/rowRepository';
import { openCells } from '../batches/sealed';
import type { AskedOrder } from '../orders/domain/asked';
import type { Orderer } from '../orders/orderer';
import { askedBy } from '../orders/orderService';
import { pinnedPackages } from '../packages/pinnedPackages';
import type { PricedPackage } from '../packages/packageService';
import { sentApplications } from '../registrations/applicationRepository';
import { departmentOf, packageOf, pinOf, requestOf, type ReadyRow } from './domain/rowOrder';
import type { Pins } from './orderingRepository';

/** Whoever works orders, for their own department where the batch says no other. */
export const ordererOf = ({ session: { mainId, userId, departmentId } }: OwnWork): Orderer => ({
  mainId,
  userId,
  departmentId,
});

/** Rows of a batch that are ready to be ordered, in the order of the list, after a place in it. */
export const readyRows = (
  { tx }: OwnWork,
  batch: Pick<BatchRecord, 'mainId' | 'id'>,
  page: { afterNo: number; limit: number },
): Promise<RowRecord[]> => rowsOf(tx, batch, { where: sql`r.state = 'ready'`, ...page });

/** The packages that rows name, each once. */
export const packagesNamed = (work: OwnWork, terms: BatchTerms, rows: readonly RowRecord[]): string[] => [
  ...new Set(rows.map((row) => packageOf(openCells(work, row), terms))),
];

/**
 * What the rows ask for, in their order: orders of whoever works, with the packages as they are pinned. A package without a pin is
 * not to be had. A few statements for any number of rows.
 * @param isLocked the applications that rows were begun from stay until the transaction ends
 */
export async function askedOf(
  work: OwnWork,
  batch: Pick<BatchRecord, 'mainId' | 'id' | 'terms'>,
  rows: readonly RowRecord[],
  { pins, isLocked }: { pins: Pins; isLocked: boolean },
): Promise<AskedOrder[]> {
  const orderer = ordererOf(work);
  const { terms, id: batchId } = batch;
  const packages = await packagesOf(work, batch.mainId, pins);
  const sent = await sentApplications(
    work.tx,
    batch.mainId,
    rows.flatMap(({ applicationId }) => (applicationId === null ? [] : [applicationId])),
    isLocked,
  );
  return rows.map((row) => {
    const ready: ReadyRow = {
      cells: openCells(work, row),
      applicationId: row.applicationId !== null && sent.has(row.applicationId) ? row.applicationId : null,
      isKept: row.kept.includes('earlier'),
    };
    const packageId = packageOf(ready.cells, terms);
    const departmentId = departmentOf(ready.cells, terms, orderer.departmentId);
    return askedBy(work, orderer, requestOf(ready, terms, packages.get(packageId)), {
      batch: {
        ...{ batchId, rowId: row.id, pin: pinOf(pins, packageId) },
        isAtCostOfOthers: departmentId !== orderer.departmentId && !isOfAccount(work.session),
        isRepeated: row.kept.includes('list'),
      },
      departmentId,
    });
  });
}

/** The pinned packages by their ids. */
export const packagesOf = (
  { tx, clock }: OwnWork,
  mainId: string,
  pins: Pins,
): Promise<Map<string, PricedPackage>> =>
  pins.size === 0
    ? Promise.resolve(new Map())
    : pinnedPackages(
        tx,
        mainId,
        new Map([...pins].map(([packageId, pin]) => [packageId, { packageId, ...pin }])),
        clock.now(),
      );
