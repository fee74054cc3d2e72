import { isOfAccount } from '../../kernel/reach';
import type { OwnWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { BatchRecord, BatchTerms } from '../batches/batchRepository';
import { rowsOf, type RowRecord } from '../batches/rowRepository';
import { openCells } from '../batches/sealed';
import type { AskedOrder } from '../orders/domain/asked';
import type { Orderer } from '../orders/orderer';
import { holdOrders } from '../orders/facts';
import { askedBy } from '../orders/orderService';
import { pinnedPackages } from '../packages/pinnedPackages';
import type { PricedPackage } from '../packages/packageService';
import { sentApplications } from '../registrations/applicationRepository';
import { departmentOf, packageOf, pinOf, requestOf, type ReadyRow } from './domain/rowOrder';
import { firstBesideKept, type Pins } from './orderingRepository';

/** Whoever works orders, for their own department where the batch says no other. */
export const ordererOf = ({ session: { mainId, userId, departmentId } }: OwnWork): Orderer => ({
  mainId,
  userId,
  departmentId,
});

type Key = Pick<BatchRecord, 'mainId' | 'id'>;

/** Rows of a batch that are ready to be ordered, in the order of the list, behind one place in it and up to another. */
export const readyRows = (
  { tx }: OwnWork,
  batch: Key,
  { afterNo, upTo, limit }: { afterNo: number; upTo: number; limit: number },
): Promise<RowRecord[]> =>
  rowsOf(tx, batch, { where: sql`r.state = 'ready' and r.no <= ${upTo}`, afterNo, limit });

/** The next rows of a batch to be ordered. */
export interface Part {
  /** The place of the last of them in the list. */
  upTo: number;
  isLast: boolean;
  /** The applications they were begun from. */
  sent: ReadonlySet<string>;
}

/**
 * Looks which rows come next, and holds what ordering them takes before the batch: the orders of the account, then the applications. A
 * single order and whoever erases an application hold them in the same order.
 */
export async function holdNext(
  { tx }: OwnWork,
  batch: Key,
  { afterNo, limit }: { afterNo: number; limit: number },
): Promise<Part> {
  const rows = await tx.many<{ no: number; applicationId: string | null }>(sql`
    select r.no, r.application_id as "applicationId" from batch_row r
    where r.main_id = ${batch.mainId} and r.batch_id = ${batch.id} and r.no > ${afterNo} and r.state = 'ready'
    order by r.no limit ${limit}`);
  await holdOrders(tx, batch.mainId, rows.length);
  return {
    upTo: rows.at(-1)?.no ?? afterNo,
    isLast: rows.length < limit,
    sent: await sentApplications(tx, batch.mainId, applicationsOf(rows), true),
  };
}

export const applicationsOf = (rows: readonly Pick<RowRecord, 'applicationId'>[]): string[] =>
  rows.flatMap(({ applicationId }) => (applicationId === null ? [] : [applicationId]));

/** The packages that rows name, each once. */
export const packagesNamed = (work: OwnWork, terms: BatchTerms, rows: readonly RowRecord[]): string[] => [
  ...new Set(rows.map((row) => packageOf(openCells(work, row), terms))),
];

/**
 * What the rows ask for, in their order: orders of whoever works, with the packages as they are pinned. A package without a pin is
 * not to be had. A few statements for any number of rows.
 * @param sent those of the applications that the rows were begun from that are there
 */
export async function askedOf(
  work: OwnWork,
  batch: Pick<BatchRecord, 'mainId' | 'id' | 'terms'>,
  rows: readonly RowRecord[],
  { pins, sent }: { pins: Pins; sent: ReadonlySet<string> },
): Promise<AskedOrder[]> {
  const orderer = ordererOf(work);
  const { terms, id: batchId } = batch;
  const packages = await packagesOf(work, batch.mainId, pins);
  const beside = await firstBesideKept(work.tx, batch, rows.map(({ id }) => id)); // prettier-ignore
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
        isRepeated: row.kept.includes('list') || beside.has(row.id),
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
