import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import type { Reader } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { reachedAlone } from './detailService';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
let checkId: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  ({ checkId } = await placeOrder(gateway, owner, { candidate: { name: '赵敏敏', mobile: '13955556666' } }));
});
afterAll(() => gateway.close());

/** What the transaction of staff reaches and writes after it looked at one check. */
const reachOf = (mainIds: string[], id = checkId) =>
  gateway.services.db.withTenant({ mainIds, mainId: platform }, async (tx) => {
    const session = { mainIds, mainId: platform, userId: demoUsers.analyst, roles: ['analyst'] };
    await reachedAlone({ tx, session: session as unknown as Reader['session'] }, id);
    return tx.one(sql`select app_main_ids() as "mainIds", app_main_id() as "mainId"`);
  });

test('from then on the transaction of staff has the account of the check alone, to read and to write', async () => {
  expect(await reachOf([first, second, platform])).toEqual({ mainIds: [first], mainId: first });
});

test('a check of an account they do not serve is missing', async () => {
  await expect(reachOf([second, platform])).rejects.toMatchObject({ code: 404 });
});
