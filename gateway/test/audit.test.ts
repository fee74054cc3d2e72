import { systemAudit } from '../src/kernel/audit';
import { auditChains, auditReport, verifyAudit } from '../src/app/cli/verifyAudit';
import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { sealOnce, startSealer } from '../src/modules/audit/auditSealer';
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
          action: 'check.invited',
          entity: 'check',
          entityId: String(n),
          detail: { count: n, price: 1.5 },
        });
      }
    });
  }
});
afterAll(() => gateway.close());

const faults = async () => (await verifyAudit(gateway.owner)).map(({ fault }) => fault);

/** Runs a statement that needs the owner's rights, and returns what the check of the chain reports. */
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
    'two neighbours that changed places',
    `with gone as (delete from audit_event where main_id = '${mains[0]}' and seq in (2, 3) returning *)
     insert into audit_event select main_id, id, at, actor_user_id, actor_kind, session_id, ip, request_id, action,
       entity, entity_id, detail, 5 - seq + 100, prev_hash, hash from gone`,
  ],
  [
    "one account's rows moved to another's trail",
    `update audit_event set main_id = '${mains[1]}', seq = seq + 100 where main_id = '${mains[0]}' and seq in (4, 5)`,
  ],
  [
    'a row removed in the middle of one account',
    `delete from audit_event where main_id = '${mains[0]}' and seq = 2`,
  ],
  [
    'the newest rows of one account removed',
    `delete from audit_event where main_id = '${mains[0]}' and seq >= 4`,
  ],
  [
    'a row unsealed and edited',
    `update audit_event set seq = null, hash = null, prev_hash = null, action = 'x' where seq = 5`,
  ],
])('%s is found', async (_what, statement) => {
  expect((await tampered(statement)).length).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
});

test('rows of two accounts swapped for each other are found in both; the report names each account', async () => {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    // Moved out of the way first: number and account are unique together.
    await client.query('update audit_event set seq = 103 where seq = 3');
    await client.query(`update audit_event set main_id = case main_id when '${mains[0]}' then '${mains[1]}'::uuid
      else '${mains[0]}'::uuid end, seq = 3 + (main_id = '${mains[0]}')::int * 200 where seq = 103`);
    await client.query('update audit_event set seq = 3 where seq > 100');
    const found = await verifyAudit(client as never);
    expect(new Set(found.map(({ mainId }) => mainId))).toEqual(new Set(mains));
    expect(found.filter(({ fault, seq }) => fault === 'edited' && seq === 3)).toHaveLength(2);
    const report = auditReport(await auditChains(client as never), found);
    for (const mainId of mains)
      expect(report.join('\n')).toMatch(new RegExp(`account ${mainId}: \\d+ FAULT`));
  } finally {
    await client.query('rollback');
    client.release();
  }
  const report = auditReport(await auditChains(gateway.owner), await verifyAudit(gateway.owner));
  for (const mainId of mains) {
    expect(report.join('\n')).toMatch(
      new RegExp(`account ${mainId}: whole · 5 events, 0 unsealed · sealed to number 5, hash [0-9a-f]{64}`),
    );
  }
  expect(report.at(-1)).toBe('2 account(s), 10 audit events, 0 fault(s)');
});

test('a fault of one account does not blame the other', async () => {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`delete from audit_event where main_id = '${mains[0]}' and seq = 5`);
    const found = await verifyAudit(client as never);
    expect(found).toEqual([
      { mainId: mains[0], eventId: null, seq: 5, fault: 'the newest rows are missing or altered' },
    ]);
    const report = auditReport(await auditChains(client as never), found).join('\n');
    expect(report).toContain(`account ${mains[0]}: 1 FAULT(S) · 4 events`);
    expect(report).toContain(`account ${mains[1]}: whole`);
  } finally {
    await client.query('rollback');
    client.release();
  }
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
      systemAudit(tx, { mainId, action: 'check.expired', entity: 'check' }),
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
      await systemAudit(tx, { mainId, action: 'check.expired', entity: 'check' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await gateway.owner.query('select count(*) as n from audit_event')).rows[0].n).toBe(before);
});
