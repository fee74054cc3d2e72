import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { partiesOf, runningCheck, workItems, type Parties } from '../../../test/reports';
import { createStaff } from '../accounts/createStaff';

let gateway: TestGateway;
let parties: Parties;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

test('who may still publish is told, to the last of them too; an analyst who is added may at once', async () => {
  const { checkId, items } = await runningCheck(parties, '13973400001');
  const left = async (who: Parties['analyst']) =>
    ok(await who('getReportDraft', { query: { checkId } })).data.publishers;
  const [one, other] = [
    { name: '陈曦', mine: true },
    { name: '顾言', mine: false },
  ];
  expect(await left(parties.analyst)).toEqual(expect.arrayContaining([one, other]));
  await workItems(parties, checkId);
  expect(await left(parties.reviewer)).toEqual([{ ...other, mine: true }]);

  const draft = ok(await parties.reviewer('getReportDraft', { query: { checkId } })).data;
  const [{ workItemId }] = draft.work;
  // Handing it over to the last who may is told before it is done; whoever worked on it may not.
  const publishing = async (who: Parties['analyst']) =>
    ok(await who('listWorkColleagues', { body: { workItemId } })).data.rows;
  expect(await publishing(parties.analyst)).toMatchObject([{ name: '顾言', publishing: 'last' }]);
  expect(await publishing(parties.reviewer)).toMatchObject([{ name: '陈曦', publishing: 'mayNot' }]);
  ok(await parties.reviewer('claimWorkItem', { body: { workItemId, take: true, over: true } }));
  const body = { checkItemId: items.education, reason: 'Another date' };
  ok(await parties.reviewer('reopenItem', { body }));
  expect(await left(parties.analyst)).toEqual([]);
  const added = { mobile: '13973409999', name: '新同事', role: 'analyst' };
  await createStaff(gateway.services, added);
  expect(await left(parties.analyst)).toEqual([{ name: '新同事', mine: false }]);
});
