import { enter, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { partiesOf, publish, runningCheck, type Parties } from '../../../test/reports';

let gateway: TestGateway;
let parties: Parties;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

test('the attempts of what could not be verified are read by everybody; whom, by the account and staff alone', async () => {
  const { checkId, items, visitor } = await runningCheck(parties, '13971201001');
  const at = gateway.clock.now().toISOString();
  const attempts = [
    { at, way: 'phone', whom: 'Ms Gu of personnel', outcome: 'Gives no information' },
    { at, way: 'letter', outcome: 'No answer' },
  ];
  const unverifiable = {
    result: 'unverifiable',
    lamp: 'yellow',
    lampReason: 'No answer',
    entries: [],
    attempts,
  };
  const checkItemId = items.education;
  const found = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data.items.find(
    (item: { checkItemId: string }) => item.checkItemId === checkItemId,
  );
  const body = { checkItemId, rowVersion: found.rowVersion, ...unverifiable };
  const { rowVersion } = ok(await parties.analyst('saveFinding', { body })).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion } }));
  await publish(parties, checkId);
  const triedIn = (report: { items: { checkItemId: string; attempts: object[] }[] }) =>
    report.items.find((item) => item.checkItemId === items.education)!.attempts;
  expect(triedIn(ok(await parties.owner('getReport', { query: { checkId } })).data)).toEqual(attempts);
  const told = attempts.map(({ whom: _whom, ...tried }) => tried);
  expect(triedIn(ok(await visitor.call('getOwnReport')).data)).toEqual(told);
  const phone = '13971209999';
  const { data } = ok(await parties.owner('createShare', { body: { checkId, mobiles: [phone] } }));
  const reader = await enter(gateway, phone, (data.link as string).split('s=')[1]!);
  expect(triedIn(ok(await reader.call('getSharedReport')).data)).toEqual(told);
});
