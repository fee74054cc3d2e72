import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS } from '../../../test/candidates';
import { fund, gatewayWithPeople, orderBody, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import type { components } from '../../kernel/contract.gen';

type View = components['schemas']['CandidateView'];

const { first, platform } = demoMains;
const ORDERED = ['education', 'dishonestDebtor'];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

/** Orders two items of the basic package for a phone, at what they cost. */
async function order(mobile: string) {
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const overrides = { itemCodes: ORDERED, candidate: { name: '赵敏', mobile } };
  const quote = await gateway.call(
    'placeOrder',
    { body: orderBody({ ...overrides, expectedPrice: 1 }) },
    { token: recruiter, mainId: first, idempotencyKey: `quote-of-${mobile}` },
  );
  await placeOrder(gateway, recruiter, { ...overrides, expectedPrice: quote.data.price });
  await gateway.runJobs();
}

/** What the candidate of a phone is shown behind the link of the SMS. */
async function readBy(mobile: string): Promise<View> {
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  const reply = await gateway.call(
    'getInvitation',
    { body: { s: visitor.s } },
    { token: visitor.token, lang: 'en' },
  );
  return reply.data as View;
}
const itemOf = ({ items }: View) => items.find(({ itemCode }) => itemCode === 'dishonestDebtor')!;

test('a candidate is told and asked what the catalogue said when the check was ordered', async () => {
  const [EARLIER, LATER] = ['13900000101', '13900000102'] as const;
  await order(EARLIER);
  const before = itemOf(await readBy(EARLIER)).what;
  const operator = await sessionOf(gateway, demoUsers.operator, platform);
  const as = { token: operator, mainId: platform };
  const { data } = await gateway.call('getCatalogueEntry', { query: { itemCode: 'dishonestDebtor' } }, as);
  const told = 'The published lists are searched by your name alone.';
  const body = {
    itemCode: 'dishonestDebtor',
    basedOn: data.basedOn,
    effectiveOn: new Date(gateway.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
    values: { ...data.entry.values, nameEn: 'List of debtors', whatEn: told, fields: [] },
  };
  gateway.clock.advance(1);
  expect(await gateway.call('changeCatalogueItem', { body }, as)).toMatchObject({ code: 0 });
  gateway.clock.advance(61_000);
  await order(LATER);
  // Who was asked before goes on reading what was ordered then.
  const earlier = await readBy(EARLIER);
  expect(before).not.toBe(told);
  expect(itemOf(earlier)).toMatchObject({ name: 'Dishonest debtors and restrictions', what: before });
  expect(JSON.stringify(earlier.consentText)).not.toContain(told);
  const later = await readBy(LATER);
  expect(itemOf(later)).toMatchObject({ name: 'List of debtors', what: told });
  expect(JSON.stringify(later)).not.toContain(before);
  // No item uses the ID number any more.
  expect(earlier.sections).toEqual(['identity', 'education']);
  expect(later.sections).toEqual(['education']);
});
