import { uuidv7 } from '../../kernel/ids';
import type { OwnWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { ApplicationRow } from '../registrations/applicationRepository';
import { openMobile } from '../registrations/sealed';
import { changeBatch, type BatchRecord } from './batchRepository';
import { checkRows } from './checking';
import { readCheckFacts } from './facts';
import { insertRows, markRepeated, rowsOf } from './rowRepository';
import type { Cells } from './sealed';

/** The applications of a batch, which the transaction holds, as its rows, checked at once: there are no columns to match. */
export async function readApplications(
  work: OwnWork,
  batch: BatchRecord,
  applications: readonly ApplicationRow[],
): Promise<number> {
  const { tx } = work;
  const given = new Map<string, Cells>();
  await insertRows(
    tx,
    batch,
    applications.map((one, at) => {
      const id = uuidv7();
      given.set(id, { name: one.name, mobile: openMobile(work, one) });
      return { id, no: at + 1, line: at + 1, lineEnc: null, applicationId: one.id };
    }),
  );
  const rows = await rowsOf(tx, batch, { where: sql`true`, limit: applications.length });
  const facts = await readCheckFacts(work, batch.terms);
  await checkRows(
    work,
    batch,
    rows.map((row) => ({ row, cells: given.get(row.id)! })),
    facts,
  );
  await markRepeated(tx, batch);
  await changeBatch(tx, batch, { status: 'open' }, work.clock.now());
  return applications.length;
}
