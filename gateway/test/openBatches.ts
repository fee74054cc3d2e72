import { demoMains, demoUsers } from '../seeds/demoAccounts';
import type { Services } from '../src/kernel/context';
import { uuidv7 } from '../src/kernel/ids';
import { sealCells, type Cells } from '../src/modules/batches/sealed';
import { personIndexes } from '../src/modules/orders/orderService';
import { json, sql } from '../src/platform/db/sql';
import { inAccount, packages, sessionOf } from './checks';
import type { TestGateway } from './gateway';

// Batches whose rows are checked, as reading and checking a list leave them.

export const mainId = demoMains.first;

/** What all rows of these batches are ordered with: the basic package, by SMS. */
export const TERMS = {
  packageId: packages.basic,
  positionTitle: 'Accountant',
  positionClass: 'finance',
  consentWay: 'sms',
  reasons: { identity: 'Signs for the company', dishonestDebtor: 'Handles payments' },
};
/** Of one row, in fen. */
export const PRICE = 6800;

export interface ListRow extends Cells {
  state?: 'ready' | 'faulty' | 'dropped';
  kept?: readonly string[];
}

let people = 0;
/** So many people whom no other batch of these has. */
export const someRows = (count: number): ListRow[] =>
  Array.from({ length: count }, () => {
    people += 1;
    return { name: '赵敏', mobile: `136${String(10_000_000 + people)}` };
  });

/** Writes a batch that is ready to be confirmed. */
export function openBatch(
  world: { services: Services },
  rows: readonly ListRow[],
  over: { terms?: object; createdBy?: string; mainId?: string; name?: string; departmentId?: string } = {},
): Promise<{ batchId: string; rowIds: string[] }> {
  const { services } = world;
  const of = over.mainId ?? mainId;
  const at = services.clock.now();
  const batchId = uuidv7(at.getTime());
  const written = rows.map(({ state = 'ready', kept = [], ...cells }, n) => {
    const id = uuidv7();
    const { mobileIndex, idIndex } = personIndexes(world, cells);
    return {
      ...{ id, no: n + 1, line: n + 2, state, kept, mobile_index: mobileIndex, id_index: idIndex },
      cells: sealCells(world, id, cells).toString('base64'),
      faults: state === 'faulty' ? [{ field: 'name', code: 'nameMissing', group: 'name:nameMissing' }] : [],
      dropped_for: state === 'dropped' ? 'hand' : null,
    };
  });
  return inAccount(world as TestGateway, of, async ({ tx }) => {
    await tx.run(sql`insert into batch (main_id, id, name, source_kind, status, created_by, department_id, created_at,
        changed_at, terms, erase_at)
      values (${of}, ${batchId}, ${over.name ?? 'people.xlsx'}, 'file', 'open', ${over.createdBy ?? demoUsers.owner},
        ${over.departmentId ?? null}, ${at}, ${at}, ${json({ ...TERMS, ...over.terms })}::jsonb,
        ${new Date(at.getTime() + 30 * 86_400_000)})`);
    await tx.run(sql`insert into batch_row (main_id, id, batch_id, no, line, state, cells_enc, faults, kept, duplicates,
        dropped_for, mobile_index, id_index)
      select ${of}, w.id, ${batchId}, w.no, w.line, w.state, decode(w.cells, 'base64'), w.faults, w.kept, w.kept,
        w.dropped_for, w.mobile_index, w.id_index
      from jsonb_to_recordset(${json(written)}::jsonb) as w (id uuid, no int, line int, state text, cells text, faults jsonb,
        kept text[], dropped_for text, mobile_index text, id_index text)`);
    return { batchId, rowIds: written.map(({ id }) => id) };
  });
}

/** People of the first enterprise who work on batches. */
export function orderWorld(gateway: () => TestGateway) {
  const as = async (name: keyof typeof demoUsers, of: string = mainId) => {
    const token = await sessionOf(gateway(), demoUsers[name], of);
    return {
      call: (operation: string, body: object, idempotencyKey: string = uuidv7()) =>
        gateway().call(operation, { body }, { token, mainId: of, idempotencyKey, lang: 'en' }),
      read: (operation: string, query: Record<string, string>) =>
        gateway().call(operation, { query }, { token, mainId: of, lang: 'en' }),
    };
  };
  return {
    as,
    /** Confirms a batch as it is previewed now. */
    async confirm(batchId: string, name: keyof typeof demoUsers = 'owner') {
      const { call } = await as(name);
      const { data } = await call('previewBatch', { batchId });
      return call('confirmBatch', {
        ...{ batchId, revision: data.revision },
        expectedRows: data.created.rows,
        expectedPrice: data.created.price,
      });
    },
    /** The rows of a batch as they stand, in their order. */
    rows: (batchId: string) =>
      inAccount(gateway(), mainId, ({ tx }) =>
        tx.many<{
          state: string;
          code: number | null;
          field: string | null;
          hasCells: boolean;
          checkId: string | null;
        }>(
          sql`select state, refused_code as code, refused_field as field, cells_enc is not null as "hasCells",
              check_id as "checkId" from batch_row where batch_id = ${batchId} order by no`,
        ),
      ),
    status: (batchId: string) =>
      inAccount(
        gateway(),
        mainId,
        async ({ tx }) =>
          (await tx.one<{ status: string }>(sql`select status from batch where id = ${batchId}`)).status,
      ),
  };
}
