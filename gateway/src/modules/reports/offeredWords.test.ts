import { consentAndSubmit, enter, newestS, ok, type Visitor } from '../../../test/candidates';
import { comparedReason } from '@probity/contract/rules/offeredInEditor';
import { offeredReason } from '@probity/contract/rules/offeredTexts';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { demoUsers } from '../../../seeds/demoAccounts';
import { first, partiesOf, platform, publish } from '../../../test/reports';

/* An offered text that was chosen in one language and not edited is shown in the reader's. */
const MOBILE = '13971307001';
const reason = offeredReason('driver', 'identity')!;
const own = 'He keeps the keys of the house';
let gateway: TestGateway;
let visitor: Visitor;
let checkId: string;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  const parties = await partiesOf(gateway);
  const candidate = { name: '赵敏', mobile: MOBILE };
  const reasons = { identity: reason.en, dishonestDebtor: own };
  ({ checkId } = await placeOrder(gateway, parties.ownerToken, { candidate, reasons }));
  visitor = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
});
afterAll(() => gateway.close());

type Item = { itemCode: string; reason: string | null; computed: { key: string; value: unknown }[] };
const read = async (user: string, mainId: string, operation: string, lang: string) =>
  ok(
    await gateway.call(
      operation,
      { query: { checkId } },
      { token: await sessionOf(gateway, user, mainId), mainId, lang },
    ),
  ).data;
const reasonsIn = (items: readonly Item[]) =>
  Object.fromEntries(
    items.flatMap((item) => (item.reason === null ? [] : [[item.itemCode, item.reason] as const])),
  );
const draftIn = (lang: string) => read(demoUsers.analyst, platform, 'getReportDraft', lang);

test('the reason of an order: the candidate, the record and the editor, each in their own language', async () => {
  const shown = (lang: string) =>
    gateway
      .call('getInvitation', { body: { s: visitor.s } }, { token: visitor.token, lang })
      .then((reply) => ok(reply).data);
  for (const [lang, words] of [
    ['en', reason.en],
    ['zh-CN', reason.zh],
  ] as const) {
    const told = { identity: words, dishonestDebtor: own };
    expect(reasonsIn((await shown(lang)).items)).toMatchObject(told);
    expect(reasonsIn((await read(demoUsers.owner, first, 'getCheck', lang)).items)).toMatchObject(told);
    expect(reasonsIn((await draftIn(lang)).items)).toMatchObject(told);
  }
  // The signed text is the text that was read.
  await consentAndSubmit(visitor);
  await gateway.runJobs();
});

test('what arithmetic says, and why it is compared, in draft and report', async () => {
  const factsIn = async (lang: string) => {
    const { computed } = (await draftIn(lang)).items.find((one: Item) => one.itemCode === 'phoneSegment');
    return Object.fromEntries(computed.map(({ key, value }: Item['computed'][0]) => [key, value]));
  };
  expect(await factsIn('en')).toMatchObject({
    carrier: 'China Mobile',
    source: 'Public numbering plan; a ported number may have another carrier',
  });
  expect(await factsIn('zh-CN')).toMatchObject({
    carrier: '中国移动',
    source: '公开号段分配，携号转网后运营商可能不同',
  });
  const parties = await partiesOf(gateway);
  const { items } = await draftIn('en');
  const { checkItemId } = items.find((one: Item) => one.itemCode === 'identity');
  ok(await parties.analyst('reopenItem', { body: { checkItemId, reason: comparedReason.en } }));
  const { review } = await draftIn('zh-CN');
  expect(review.at(-1)).toMatchObject({ action: 'reopened', comment: comparedReason.zh });
  await publish(parties, checkId);
  const report = await read(demoUsers.owner, first, 'getReport', 'zh-CN');
  const phone = report.items.find((one: Item) => one.itemCode === 'phoneSegment');
  expect(phone.computed).toContainEqual({ key: 'carrier', value: '中国移动' });
});
