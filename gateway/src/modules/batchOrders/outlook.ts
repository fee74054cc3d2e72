import { MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import type { OwnWork } from '../../kernel/work';
import type { BatchRecord } from '../batches/batchRepository';
import type { RowRecord } from '../batches/rowRepository';
import type { Facts } from '../orders/domain/asked';
import { plan, type Plan } from '../orders/domain/plan';
import { assertMayOrder } from '../orders/domain/rowRules';
import { glanceAtFacts } from '../orders/facts';
import { orderablePackages, type PricedPackage } from '../packages/packageService';
import { sentApplications } from '../registrations/applicationRepository';
import { applicationsOf, askedOf, ordererOf, packagesNamed, packagesOf, readyRows } from './askedRows';
import type { Pins } from './orderingRepository';

/** What confirming a batch would do at this moment. Prices in fen. */
export interface Outlook extends Plan {
  facts: Facts;
  /** What each package is ordered as if it is confirmed now; none for a package that is not to be had. */
  pins: Pins;
  packages: ReadonlyMap<string, PricedPackage>;
  /** Orders that are saved: placed, or waiting. */
  created: { rows: number; price: number };
}

/**
 * Plans all rows that are ready, by the rules that order them, as whoever works. Nothing is saved and nobody kept waiting; another
 * order a moment later may make it another.
 * @throws 2005, 2016 the enterprise may not order
 */
export async function outlookOf(work: OwnWork, batch: BatchRecord): Promise<Outlook> {
  const { mainId } = batch;
  const rows = await readyRows(work, batch, { afterNo: 0, upTo: MOST_BATCH_ROWS, limit: MOST_BATCH_ROWS });
  const pins = await pinsNow(work, batch, rows);
  const sent = await sentApplications(work.tx, mainId, applicationsOf(rows), false);
  const asked = await askedOf(work, batch, rows, { pins, sent });
  const facts = await glanceAtFacts(work, ordererOf(work), asked);
  assertMayOrder(facts);
  const { decisions, sums } = plan(asked, facts);
  const saved = [sums.placed, sums.awaitingApproval, sums.awaitingPayment];
  return {
    ...{ facts, decisions, sums, pins },
    packages: await packagesOf(work, mainId, pins),
    created: {
      rows: saved.reduce((sum, { orders }) => sum + orders, 0),
      price: saved.reduce((sum, { price }) => sum + price, 0),
    },
  };
}

/** The packages that rows name, as the account may order them now. */
async function pinsNow(
  work: OwnWork,
  { mainId, terms }: BatchRecord,
  rows: readonly RowRecord[],
): Promise<Pins> {
  const named = packagesNamed(work, terms, rows);
  const offered = await orderablePackages(work.tx, mainId, named, work.clock.now());
  return new Map(
    [...offered].map(
      ([
        id,
        {
          row: { version, price },
        },
      ]) => [id, { version, price }],
    ),
  );
}
