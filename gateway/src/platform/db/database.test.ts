import { createTestGateway, type TestGateway } from '../../../test/gateway';
import { Database } from './database';
import { sql } from './sql';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
});
afterAll(() => gateway.close());

const two = (db: Database) =>
  db.withoutTenant((tx) => Promise.all([1, 2].map((n) => tx.one(sql`select ${n}::int as n`))));

test('two statements of one transaction at once are an error, so that every gateway test finds them', async () => {
  await expect(two(gateway.services.db)).rejects.toThrow(/one statement at a time/);
  const next = gateway.services.db.withoutTenant(async (tx) => [
    await tx.one(sql`select 1 as n`),
    await tx.one(sql`select 2 as n`),
  ]);
  expect(await next).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a part that fails undoes what it wrote and whose rows it bound; what is before and after it stays', async () => {
  const mainId = '0190a1b2-0000-7000-8000-000000000001';
  const seen = await gateway.services.db.withoutTenant(async (tx) => {
    await tx.run(sql`create temporary table tried (n int) on commit drop`);
    await tx.part(() => tx.run(sql`insert into tried values (1)`));
    const failing = tx.part(async () => {
      await tx.bind({ mainIds: [mainId], mainId });
      await tx.run(sql`insert into tried values (2)`);
      // Also a statement that the database refuses.
      await tx.run(sql`insert into tried values (1 / 0)`);
    });
    await expect(failing).rejects.toThrow(/division by zero/);
    await tx.part(() => tx.run(sql`insert into tried values (3)`));
    const { bound } = await tx.one<{ bound: string }>(sql`select current_setting('app.main_id') as bound`);
    return { bound, rows: await tx.many<{ n: number }>(sql`select n from tried order by n`) };
  });
  expect(seen).toEqual({ bound: '', rows: [{ n: 1 }, { n: 3 }] });
});

test('in production they wait for each other', async () => {
  const warned = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const url = String(gateway.services.db.pool.options.connectionString);
  const db = new Database(url, { max: 1, strict: false });
  expect(await two(db)).toEqual([{ n: 1 }, { n: 2 }]);
  await db.close();
  warned.mockRestore();
});

test('ids come and go as they are, in any number, and stand in order for the scans; what is none is no scope', async () => {
  const { db } = gateway.services;
  const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;
  for (const ids of [[], [id(1)], Array.from({ length: 2_000 }, (_, n) => id(n))]) {
    const mainIds = ids.toReversed();
    const read = await db.withTenant({ mainIds, mainId: null }, (tx) =>
      tx.one<{ ids: string[] }>(sql`select app_main_ids() as ids`),
    );
    expect(read.ids).toEqual(ids);
  }
  expect(await db.withoutTenant((tx) => tx.one(sql`select array[null, ${id(1)}]::uuid[] as ids`))).toEqual({
    ids: [null, id(1)],
  });
  for (const wrong of [
    "'",
    `${id(1)},`,
    `,${id(1)}`,
    `${id(1)}${id(2)}`,
    id(1).replace('a', 'A'),
    `${id(1)}\n`,
    '',
  ])
    await expect(
      db.withTenant({ mainIds: [wrong, id(1)], mainId: null }, async () => undefined),
    ).rejects.toThrow(/UUIDs/);
});
