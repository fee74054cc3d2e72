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

test('in production they wait for each other', async () => {
  const warned = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const url = String(gateway.services.db.pool.options.connectionString);
  const db = new Database(url, { max: 1, strict: false });
  expect(await two(db)).toEqual([{ n: 1 }, { n: 2 }]);
  await db.close();
  warned.mockRestore();
});
