import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { checkById } from '../checks/checkRepository';
import { catalogueByCode } from './catalogueRepository';

const { first, platform } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

test('a candidate is told and asked what the catalogue said when the check was ordered', async () => {
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const operator = await sessionOf(gateway, demoUsers.operator, platform);
  const before = await placeOrder(gateway, recruiter);
  gateway.clock.advance(1);
  const as = { token: operator, mainId: platform };
  const { data } = await gateway.call('getCatalogueEntry', { query: { itemCode: 'dishonestDebtor' } }, as);
  const told = 'The published lists are searched by your name alone.';
  const body = {
    itemCode: 'dishonestDebtor',
    basedOn: data.basedOn,
    effectiveOn: new Date(gateway.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
    values: { ...data.entry.values, whatEn: told, fields: [] },
  };
  expect(await gateway.call('changeCatalogueItem', { body }, as)).toMatchObject({ code: 0 });
  gateway.clock.advance(1);
  const after = await placeOrder(gateway, recruiter);
  const ofCheck = (checkId: string) =>
    inAccount(gateway, first, async ({ tx }) => {
      const check = (await checkById(tx, checkId))!;
      return (await catalogueByCode(tx, check.orderedAt)).get('dishonestDebtor');
    });
  expect(await ofCheck(before.checkId)).toMatchObject({ fields: ['idNumber'] });
  expect(await ofCheck(after.checkId)).toMatchObject({ fields: [], what: { en: told } });
});
