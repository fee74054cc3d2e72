import { demoMains } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import { departureTools } from '../../../test/departure';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { MissingObject } from '../../platform/storage/storage';
import { BEYOND_QUOTA } from '../files/madeFile';

const { first } = demoMains;
let gateway: TestGateway;
const { call, codeOf, start, task, download } = departureTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

test('one at once in an account: a second one is refused, and costs no code', async () => {
  const taskId = await start();
  const verifyCode = await codeOf();
  expect((await call('owner', 'startAccountExport', { body: { verifyCode } })).code).toBe(2622);
  ok(await call('owner', 'cancelTask', { body: { taskId } }));
  ok(await call('owner', 'startAccountExport', { body: { verifyCode } }));
  await gateway.runJobs();
});

test('the next one takes the place of the last once it is done, and not before', async () => {
  const stored = () =>
    inAccount(gateway, first, async ({ tx }) => {
      const kept = await tx.many<{ key: string }>(sql`select storage_key as key from file_object
        where main_id = ${first} and kind = ${BEYOND_QUOTA}`);
      return kept.map(({ key }) => key);
    });
  const before = await start();
  await gateway.runJobs();
  const [key, ...others] = await stored();
  expect([key, others]).toEqual([expect.any(String), []]);
  const next = await start();
  expect((await download(before)).code).toBe(0);
  await gateway.runJobs();
  expect((await task(next)).status).toBe('done');
  expect((await download(before)).code).toBe(404);
  ok(await download(next));
  const left = await stored();
  expect(left).toHaveLength(1);
  expect(left).not.toContain(key);
  await expect(gateway.services.files.read(key!)).rejects.toThrow(MissingObject);
});
