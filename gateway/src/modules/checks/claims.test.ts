import { sectionOf } from '@probity/contract/rules/fields/items';
import { formSections } from '@probity/contract/rules/fields/sections';
import { demoUsers } from '../../../seeds/demoAccounts';
import { consentBody, enter, ID_NUMBER, newestS, ok, school, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, packages, placeOrder, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { first, partiesOf, publish, type Parties } from '../../../test/reports';
import { sql } from '../../platform/db/sql';
import { catalogueByCode } from '../packages/catalogueRepository';
import { itemTitle } from './itemTitle';
import { entriesAsked, subjectOf } from './claims';

/* Two employers bought: two are required, a candidate with fewer gives a reason, and each item is named after its own. */
const itemCodes = ['identity', 'education', 'employment'];
const lanting = { company: '兰亭贸易有限公司', title: '会计', from: '2015-03', to: '2018-06' };
const qingyun = { company: '青云科技有限公司', title: '主管', from: '2018-07' };
let gateway: TestGateway;
let parties: Parties;
let people = 0;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 50_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const save = (visitor: Visitor, section: string, content: object) =>
  visitor.call('saveCandidateForm', { section, content });
type Item = { itemCode: string; name: string; notGiven: string | null; checkItemId: string };
const employments = (items: Item[]) => items.filter((item) => item.itemCode === 'employment');
const namesOf = (items: Item[]) => employments(items).map((item) => item.name);

async function filledIn(employment: object): Promise<{ checkId: string; visitor: Visitor }> {
  const mobile = `1396666${String(1000 + (people += 1))}`;
  const body = { packageId: packages.standard, itemCodes };
  const { price } = ok(await parties.owner('quoteOrder', { body })).data;
  const order = { ...body, candidate: { name: '赵敏', mobile }, expectedPrice: price };
  const { checkId } = await placeOrder(gateway, parties.ownerToken, order);
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  ok(await visitor.call('giveConsent', await consentBody(visitor)));
  ok(await save(visitor, 'identity', { idNumber: ID_NUMBER, idConfirmed: true }));
  ok(await save(visitor, 'education', { entries: [school] }));
  ok(await save(visitor, 'employment', employment));
  return { checkId, visitor };
}

test('the form asks for as many as were bought; fewer are taken with a reason alone, also none', async () => {
  const { visitor } = await filledIn({ entries: [lanting] });
  const { data } = await visitor.call('getInvitation');
  expect(data.entriesAsked).toEqual({ education: 1, employment: 2 });
  const refused = {
    code: 2103,
    data: { fields: [{ path: 'employment.fewerReason', msg: expect.any(String) }] },
  };
  expect(await visitor.call('submitCandidateForm')).toMatchObject(refused);
  ok(await save(visitor, 'employment', { entries: [lanting], fewerReason: '  ' }));
  expect(await visitor.call('submitCandidateForm')).toMatchObject(refused);
  ok(await save(visitor, 'employment', { entries: [] }));
  const none = (await visitor.call('submitCandidateForm')).data.fields;
  expect(none).toEqual([expect.objectContaining({ path: 'employment' })]);
  ok(await save(visitor, 'employment', { entries: [], fewerReason: 'I come from university' }));
  ok(await visitor.call('submitCandidateForm'));
});

test('each copy is called by its employer for who reads results, the candidate and the queue; others see numbers', async () => {
  const { checkId, visitor } = await filledIn({ entries: [lanting, qingyun] });
  ok(await visitor.call('submitCandidateForm'));
  const named = ['Employment: 兰亭贸易有限公司', 'Employment: 青云科技有限公司'];
  const record = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(namesOf(record.items)).toEqual(named);
  expect(record.items.find(({ itemCode }: Item) => itemCode === 'education').name).toBe(
    'Education: 清华大学',
  );
  expect(employments(record.items).map(({ notGiven }) => notGiven)).toEqual([null, null]);
  const told = (record.timeline as { detail: { item?: string } }[]).map(({ detail }) => detail.item);
  expect(told).toEqual(expect.arrayContaining(named));
  expect(namesOf((await visitor.call('getInvitation')).data.items)).toEqual(named);
  expect(namesOf(ok(await parties.analyst('getReportDraft', { query: { checkId } })).data.items)).toEqual(
    named,
  );
  const finance = await sessionOf(gateway, demoUsers.finance, first);
  const costs = await gateway.call('getCheck', { query: { checkId } }, { token: finance, mainId: first });
  expect(namesOf(ok(costs).data.items)).toEqual(['Employment', 'Employment 2']);
  const { rows } = ok(await parties.analyst('listWorkItems', { body: { kind: ['checkItem'] } })).data;
  type Row = { checkId: string; items: { title: string }[] };
  const titles = (rows as Row[]).find((row) => row.checkId === checkId)!.items;
  expect(titles.map(({ title }) => title)).toEqual(expect.arrayContaining(named));

  // A later cancellation renames no item.
  const [one] = employments(record.items);
  ok(await visitor.call('withdrawConsent', { checkItemIds: [one!.checkItemId] }));
  expect(namesOf(ok(await parties.owner('getCheck', { query: { checkId } })).data.items)).toEqual(named);
  await gateway.runJobs();
  await publish(parties, checkId);
  expect(namesOf(ok(await parties.owner('getReport', { query: { checkId } })).data.items)).toEqual(named);
});

test('why there are fewer stands at the copy that has none, in the record, in the editor and in the report', async () => {
  const { checkId, visitor } = await filledIn({ entries: [qingyun], fewerReason: '这是我的第一份工作' });
  ok(await visitor.call('submitCandidateForm'));
  const record = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(employments(record.items).map(({ name, notGiven }) => [name, notGiven])).toEqual([
    ['Employment: 青云科技有限公司', null],
    ['Employment 2', '这是我的第一份工作'],
  ]);
  const own = ok(await visitor.call('getInvitation')).data;
  expect(employments(own.items).map(({ notGiven }) => notGiven)).toEqual([null, '这是我的第一份工作']);
  const draft = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  expect(employments(draft.items)[1]!.notGiven).toBe('这是我的第一份工作');
  // There is nobody to ask: no attempt has to be made up, and the report counts none.
  const { checkItemId, rowVersion } = employments(draft.items)[1]! as Item & { rowVersion: number };
  const finding = { entries: [], attempts: [], result: 'unverifiable', lamp: 'yellow', lampReason: 'None' };
  const saved = ok(await parties.analyst('saveFinding', { body: { checkItemId, rowVersion, ...finding } }));
  const done = { checkItemId, rowVersion: saved.data.rowVersion };
  ok(await parties.analyst('completeItem', { body: done }));
  const finance = await sessionOf(gateway, demoUsers.finance, first);
  const costs = await gateway.call('getCheck', { query: { checkId } }, { token: finance, mainId: first });
  expect(employments(costs.data.items).map(({ notGiven }) => notGiven)).toEqual([null, null]);
  await publish(parties, checkId);
  const reason = [null, '这是我的第一份工作'];
  const told = async (report: Promise<CallReply>) =>
    employments(ok(await report).data.items).map(({ notGiven }) => notGiven);
  expect(await told(parties.owner('getReport', { query: { checkId } }))).toEqual(reason);
  expect(await told(visitor.call('getOwnReport'))).toEqual(reason);
  const mobile = '13971208888';
  ok(await parties.owner('createShare', { body: { checkId, mobiles: [mobile], sendSms: true } }));
  const reader = await enter(gateway, mobile, await newestS(gateway, mobile));
  expect(await told(reader.call('getSharedReport'))).toEqual(reason);
});

test('a withdrawn copy is asked for no more, and the one left has the only employer', async () => {
  const { checkId, visitor } = await filledIn({ entries: [lanting] });
  const items = (await visitor.call('getInvitation')).data.items as Item[];
  ok(await visitor.call('withdrawConsent', { checkItemIds: [employments(items)[0]!.checkItemId] }));
  expect((await visitor.call('getInvitation')).data.entriesAsked.employment).toBe(1);
  ok(await visitor.call('submitCandidateForm'));
  const record = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(namesOf(record.items)).toEqual(['Employment', 'Employment: 兰亭贸易有限公司']);
});

test('titles: the reader’s language, long names shortened, people never named', () => {
  const kind = { name: { en: 'Employment', zh: '工作履历核实' } };
  expect(itemTitle({ copyNo: 2, subject: '兰亭' }, kind, 'zh')).toBe('工作履历核实：兰亭');
  expect(itemTitle({ copyNo: 2, subject: null }, kind, 'en')).toBe('Employment 2');
  expect(itemTitle({ copyNo: 1, subject: 'x'.repeat(300) }, kind, 'en')).toHaveLength(
    'Employment: '.length + 60,
  );
  const form = { references: { entries: [{ name: '王强' }] } };
  expect(subjectOf({ itemCode: 'reference', entryNos: [0] }, form)).toBeNull();
  expect(entriesAsked([{ itemCode: 'identity', status: 'waiting' }])).toEqual({});
});

test('the database keeps the sections of the catalogue, and each item asks for the one whose entries it verifies', async () => {
  await inAccount(gateway, first, async ({ tx, clock }) => {
    const { rule } = await tx.one<{ rule: string }>(sql`select pg_get_constraintdef(oid) as rule
      from pg_constraint where conname = 'candidate_form_section_check'`);
    expect([...rule.matchAll(/'(\w+)'/g)].map(([, section]) => section)).toEqual(formSections);
    const kinds = [...(await catalogueByCode(tx, clock.now())).values()];
    expect(kinds.map(({ code, fields }) => [code, fields.filter((field) => field !== 'idNumber')])).toEqual(
      kinds.map(({ code }) => [code, [sectionOf(code) ?? []].flat()]),
    );
  });
});
