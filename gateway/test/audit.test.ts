import { systemAudit } from '../src/audit';
import { verifyAudit } from '../src/cli/verifyAudit';
import { sql } from '../src/db/sql';
import { uuidv7 } from '../src/ids';
import { sealOnce, startSealer } from '../src/jobs/auditSealer';
import { createTestGateway, type TestGateway } from './gateway';

let gateway: TestGateway;
const mains = [uuidv7(), uuidv7()];

beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
  for (const mainId of mains) {
    await gateway.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
      await tx.run(
        sql`insert into main_account (id, kind, name) values (${mainId}, 'enterprise', 'Example')`,
      );
      for (let n = 0; n < 5; n += 1) {
        await systemAudit(tx, {
          mainId,
          action: 'check.read',
          entity: 'check',
          entityId: String(n),
          detail: { n, price: 1.5 },
        });
      }
    });
  }
});
afterAll(() => gateway.close());

const faults = async () => (await verifyAudit(gateway.owner)).map(({ fault }) => fault);

/** Does what only somebody with the owner's rights could, and looks whether the chain tells. */
async function tampered(statement: string): Promise<string[]> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    return (await verifyAudit(client as never)).map(({ fault }) => fault);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the sealer chains each account on its own; a whole chain has no fault', async () => {
  expect(await sealOnce(gateway.services)).toBe(10);
  expect(await sealOnce(gateway.services)).toBe(0);
  const { rows } = await gateway.owner.query(
    'select main_id, array_agg(seq order by seq) as seqs from audit_event group by 1',
  );
  expect(rows.map(({ seqs }) => seqs)).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
  expect(await faults()).toEqual([]);
});

test.each([
  ['an edited detail', `update audit_event set detail = '{"n": 99}' where seq = 3`],
  ['an edited time', `update audit_event set at = at + interval '1 microsecond' where seq = 3`],
  ['an edited actor', `update audit_event set actor_kind = 'staff' where seq = 1`],
  ['a removed row', 'delete from audit_event where seq = 3'],
  ['a removed first row', 'delete from audit_event where seq = 1'],
  ['a removed last row', 'delete from audit_event where seq = 5'],
  [
    'two rows changed about',
    `update audit_event set seq = case seq when 2 then 103 else 102 end where seq in (2, 3)`,
  ],
  ['a whole trail removed', 'delete from audit_event'],
  [
    'a row unsealed and edited',
    `update audit_event set seq = null, hash = null, prev_hash = null, action = 'x' where seq = 5`,
  ],
])('%s is found', async (_what, statement) => {
  expect((await tampered(statement)).length).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
});

test('a row left unsealed for a minute is told', async () => {
  const [mainId] = mains;
  const insert = `insert into audit_event (main_id, id, at, actor_kind, action, entity)
    values ('${mainId}', '${uuidv7()}', now() - interval '61 seconds', 'system', 'a', 'b')`;
  expect(await tampered(insert)).toEqual(['unsealed for more than a minute']);
});

test('an event is sealed within five seconds, by one of many sealers', async () => {
  const mainId = mains[0]!;
  const stops = [startSealer(gateway.services), startSealer(gateway.services)];
  try {
    await gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
      systemAudit(tx, { mainId, action: 'late', entity: 'x' }),
    );
    const deadline = Date.now() + 5_000;
    let open = 1;
    while (open > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      open = (await gateway.owner.query('select count(*) as n from audit_event where seq is null')).rows[0].n;
    }
    expect(open).toBe(0);
    expect(await faults()).toEqual([]);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
});

test('an event whose transaction rolls back leaves nothing', async () => {
  const mainId = mains[0]!;
  const before = (await gateway.owner.query('select count(*) as n from audit_event')).rows[0].n;
  await expect(
    gateway.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
      await systemAudit(tx, { mainId, action: 'gone', entity: 'x' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await gateway.owner.query('select count(*) as n from audit_event')).rows[0].n).toBe(before);
});
