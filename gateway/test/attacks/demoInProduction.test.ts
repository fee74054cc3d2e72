import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoUsers, seedDemoAccounts } from '../../seeds/demoAccounts';
import { readConfig } from '../../src/platform/config/config';
import type { Env } from '../../src/platform/config/settings';
import { productionDatabaseFaults } from '../../src/app/productionFaults';
import { migrate } from '../../src/platform/db/migrate';
import { openDatabase } from '../../src/app/gateway';
import { newUser } from '../../src/modules/accounts/newUser';
import { sessionResolver } from '../../src/app/sessionResolver';
import { createUser } from '../../src/modules/accounts/userRepository';
import { createLogger } from '../../src/platform/observability/logger';
import { findRoot } from '../../src/platform/config/root';
import { buildServices } from '../../src/app/services';
import { gatewayWithPeople } from '../checks';
import { createTestGateway, type TestGateway } from '../gateway';

/** Demo people in the data of a production start, beside real people who may have the very same phones. */
const base = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'probity-demo-'));
chmodSync(base, 0o755);
const key = () => randomBytes(32).toString('base64');
const secrets = {
  PEPPER: key(),
  DATA_KEYS: `1:${key()}`,
  BLIND_INDEX_KEY: key(),
  DATABASE_KEY: key(),
};
const log = createLogger('silent');
const opened: TestGateway[] = [];
afterAll(async () => {
  for (const gateway of opened) await gateway.close();
  rmSync(base, { recursive: true, force: true });
});
const withClose = (gateway: TestGateway) => {
  opened.push(gateway);
  return gateway;
};

/** The faults of the whole start, as main.ts names them. */
async function faultsOf(env: Env): Promise<string[]> {
  const { config, faults } = readConfig(
    { NODE_ENV: 'production', DATA_DIR: join(base, 'none'), ...secrets, ...env },
    findRoot(),
  );
  return [...faults, ...(await productionDatabaseFaults(config, log))];
}
const demo = /hold 9 demo user\(s\)[^]*give production a database of its own/;

describe('a database that ran with demo data', () => {
  test('is refused, named together with every other fault', async () => {
    const gateway = withClose(await gatewayWithPeople());
    const faults = await faultsOf({ DATABASE_URL: gateway.ownerUrl, PEPPER: '', DEMO: 'on' });
    for (const words of [/PEPPER is missing/, /DEMO must be off/, /SMS_PROVIDER/, /PUBLIC_URL/, demo])
      expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  });

  test('also when its people were renamed, moved to other phones, given other passwords and disabled', async () => {
    const gateway = withClose(await gatewayWithPeople());
    await gateway.owner.query(
      `update users set username = 'person' || right(id::text, 4), nick_name = 'x', mobile_index = id::text, password_hash = null`,
    );
    expect(await faultsOf({ DATABASE_URL: gateway.ownerUrl })).toEqual(
      expect.arrayContaining([expect.stringMatching(demo)]),
    );
    await gateway.owner.query('delete from membership');
    await gateway.owner.query('truncate contract_signature');
    await gateway.owner.query('delete from users where id <> $1', [demoUsers.support]);
    expect(await faultsOf({ DATABASE_URL: gateway.ownerUrl })).toEqual(
      expect.arrayContaining([expect.stringContaining('hold 1 demo user(s)')]),
    );
  });

  test('the twin: real people may have the same phones; an empty database is taken, too', async () => {
    const gateway = withClose(await createTestGateway());
    const { services, clock } = gateway;
    await services.db.withoutTenant((tx) =>
      createUser(tx, newUser(services, { mobile: '13800000001', nickName: '林晓' }), clock.now()),
    );
    const hasDemo = async () =>
      (await faultsOf({ DATABASE_URL: gateway.ownerUrl })).some((one) => /demo user/.test(one));
    expect(await hasDemo()).toBe(false);
    await gateway.owner.query('alter table users rename to nobody_yet');
    expect(await hasDemo()).toBe(false);
  });

  test('one that cannot be reached is named once', async () => {
    const faults = await faultsOf({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(faults.filter((fault) => fault.includes('DATABASE_URL'))).toEqual([
      'DATABASE_URL cannot be used: ECONNREFUSED',
    ]);
  });
});

test('the embedded database is looked into where there is one, left stopped, and never made for it', async () => {
  const dataDir = join(base, 'embedded');
  const env = { DATA_DIR: dataDir };
  expect((await faultsOf(env)).some((fault) => /demo user/.test(fault))).toBe(false);
  expect(existsSync(dataDir)).toBe(false);

  const { config } = readConfig({ ...secrets, ...env }, findRoot());
  const inDatabase = async (work: (ownerUrl: string) => Promise<unknown>) => {
    const database = await openDatabase(config, log);
    await work(database.ownerUrl);
    await database.close();
  };
  const hasDemo = async () => (await faultsOf(env)).some((fault) => demo.test(fault));
  await inDatabase((ownerUrl) => migrate(ownerUrl, join(config.rootDir, 'gateway/migrations')));
  expect(await hasDemo()).toBe(false);
  await inDatabase(async (appUrl) => {
    const services = buildServices({ config, appUrl, log, sessions: sessionResolver });
    await seedDemoAccounts(services);
    await services.db.close();
  });
  expect(await hasDemo()).toBe(true);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
}, 120_000);
