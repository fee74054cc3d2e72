import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
let owner: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await passwordLogin(gateway, '13800000001');
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

const { first } = demoMains;
const asOwner = (operation: string, body: object) =>
  gateway.call(operation, { body }, { token: owner, mainId: first });
const handOver = (userId: string, toUserId: string) => asOwner('handOverMember', { userId, toUserId });
const ownersOf = async () =>
  ok(await asOwner('listChecks', {})).data.rows.map((row: { ownerName: string }) => row.ownerName);

test('who leaves is disabled, their sessions end and what they own goes to somebody who orders: all of it or nothing', async () => {
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  await placeOrder(gateway, recruiter);
  await placeOrder(gateway, recruiter);
  expect(await ownersOf()).toEqual(['周敏', '周敏']);

  // To somebody who cannot order nothing goes, and nobody is disabled.
  expect(await handOver(demoUsers.recruiter, demoUsers.viewer)).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'toUserId' }] },
  });
  expect(await handOver(demoUsers.recruiter, demoUsers.recruiter)).toMatchObject({ code: 1000 });
  expect(await gateway.call('loginInfo', {}, { token: recruiter })).toMatchObject({ code: 0 });

  expect(ok(await handOver(demoUsers.recruiter, demoUsers.owner)).data).toEqual({ records: 2 });
  expect(await gateway.call('loginInfo', {}, { token: recruiter })).toMatchObject({ code: -6 });
  expect(await ownersOf()).toEqual(['林晓', '林晓']);
  const { rows } = await gateway.owner.query(
    "select actor_user_id as by, entity_id as who, detail from audit_event where action = 'member.handedOver'",
  );
  expect(rows).toEqual([
    { by: demoUsers.owner, who: demoUsers.recruiter, detail: { person: demoUsers.owner, rows: 2 } },
  ]);
});

test('nobody hands themselves over, nor somebody of another account', async () => {
  expect(await handOver(demoUsers.owner, demoUsers.viewer)).toMatchObject({ code: 1019 });
  expect(await handOver(demoUsers.operator, demoUsers.owner)).toMatchObject({ code: 1015 });
});
