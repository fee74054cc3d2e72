import type { DictEntry } from '@probity/contract/rules/dictionaries';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';

/* Words that operators add to a list of offers: from their day on, kept in the list whatever becomes of them, and nowhere else. */
const { first, platform } = demoMains;
const OWN = 'own-0190a1b2-0000-4000-8000-0000000000c1';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  // Ten in the evening of 1 December in China.
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const added = (change: Partial<DictEntry> = {}): DictEntry => ({
  ...{ value: OWN, en: 'Moved abroad', zh: '移居境外', isOffered: true, isDefault: false },
  ...change,
});
async function as(operation: string, input: object = {}): Promise<CallReply> {
  const token = await sessionOf(gateway, demoUsers.operator, platform);
  return gateway.call(operation, input, { token, mainId: platform, lang: 'en' });
}
interface Kept {
  dictionaries: { type: string; entries: DictEntry[]; basedOn: string | null }[];
  history: { entries: DictEntry[]; before: DictEntry[] }[];
}
const kept = async () => ok(await as('listDictionaries')).data as Kept;
const of = async (type: string) => (await kept()).dictionaries.find((one) => one.type === type)!;
async function change(
  list: (entries: DictEntry[]) => DictEntry[],
  type = 'leaveReason',
  effectiveOn = '2026-12-02',
) {
  const { basedOn, entries } = await of(type);
  return as('changeDictionary', { body: { type, basedOn, effectiveOn, entries: list(entries) } });
}
const served = async (lang: 'en' | 'zh-CN' = 'en') =>
  (await gateway.call('queryDictList', { body: { dictTypes: ['leaveReason'] } }, { lang })).data
    .leaveReason as { label: string; value: string }[];
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);

test('an added word is offered from its day on, moved and taken off like any other, and never goes from the list', async () => {
  ok(await change((entries) => [...entries, added()]));
  expect((await served()).map(({ value }) => value)).not.toContain(OWN);
  gateway.clock.set(new Date('2026-12-01T16:00:00Z'));
  expect((await served()).at(-1)).toMatchObject({ value: OWN, label: 'Moved abroad' });
  expect((await served('zh-CN')).at(-1)).toMatchObject({ label: '移居境外' });
  const { data: words } = await gateway.call('listDictWords', {}, { lang: 'en' });
  expect(words.leaveReason.at(-1)).toMatchObject({ value: OWN, isOffered: true });

  const without = (entries: DictEntry[]) => entries.filter(({ value }) => value !== OWN);
  gateway.clock.advance(1000);
  ok(await change((entries) => [added({ en: 'Went abroad' }), ...without(entries)]));
  expect((await served())[0]).toMatchObject({ value: OWN, label: 'Went abroad' });
  expect(faultsOf(await change(without))).toEqual(['entries']);
  gateway.clock.advance(1000);
  ok(await change((entries) => [...without(entries), added({ isOffered: false })]));
  expect((await served()).map(({ value }) => value)).not.toContain(OWN);
  expect((await of('leaveReason')).entries.at(-1)).toMatchObject({ value: OWN, isOffered: false });
  expect((await kept()).history[0]!.before[0]).toMatchObject({ value: OWN, isOffered: true });
});

test('a candidate is offered it, and what was picked stays as it was read', async () => {
  await fund(gateway, 1_000_000);
  const mobile = '13952221001';
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, first), {
    candidate: { name: '赵敏', mobile },
  });
  ok(await change((entries) => [...entries, added()], 'leaveReason', '2026-12-01'));
  const candidate = await enter(gateway, mobile, await newestS(gateway, mobile));
  const view = async () => ok(await candidate.call('getInvitation')).data;
  expect((await view()).offers.leaveReason.at(-1)).toBe('Moved abroad');
  const entries = [{ company: '兰亭软件', leaveReason: 'Moved abroad' }];
  ok(await candidate.call('saveCandidateForm', { section: 'employment', content: { entries } }));
  gateway.clock.advance(1000);
  const off = (all: DictEntry[]) =>
    all.map((one) => (one.value === OWN ? { ...one, en: 'Went abroad', isOffered: false } : one));
  ok(await change(off, 'leaveReason', '2026-12-01'));
  const later = await view();
  expect(later.offers.leaveReason).not.toContain('Moved abroad');
  expect(later.form.employment.entries[0].leaveReason).toBe('Moved abroad');
});

test('no word comes into a list whose values something depends on, none twice, and no other kind of value', async () => {
  for (const type of ['positionClass', 'educationLevel', 'lamp', 'role'])
    expect(faultsOf(await change((entries) => [...entries, added()], type))).toEqual(['entries']);
  const refused = async (...more: DictEntry[]) =>
    faultsOf(await change((entries) => [...entries, ...more], 'refereeRelation'));
  expect(await refused(added({ value: 'friend' }))).toEqual(['entries']);
  expect(await refused(added(), added({ en: 'Another', zh: '另一个' }))).toEqual(['entries']);
  expect(await refused(added({ en: ' ', zh: '<b>' }))).toEqual(['entries.6.en', 'entries.6.zh']);
  // As a word of the list by other letters.
  const [manager] = (await of('refereeRelation')).entries;
  expect(await refused(added({ en: manager!.en.toUpperCase() }))).toEqual(['entries.6.en']);
});
