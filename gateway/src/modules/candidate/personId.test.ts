import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentBody, enter, newestS, ok, school, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, orderBody, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';

/* An ID number that cannot belong to anybody is refused where it is entered; contradictory dates are marked. */
const mainId = demoMains.first;
const GOOD = '110105199805200020';
const MISTYPED = '110105199805200021';
const CHILD = '110105201505200029';
let gateway: TestGateway;
let owner: string;
let people = 0;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, mainId);
});
afterAll(() => gateway.close());

const newMobile = () => `1395555${String(1000 + (people += 1))}`;
const order = (idNumber: string, lang: 'en' | 'zh-CN' = 'en') =>
  gateway.call(
    'placeOrder',
    { body: orderBody({ candidate: { name: '赵敏', mobile: newMobile(), idNumber } }) },
    { token: owner, mainId, idempotencyKey: uuidv7(), lang },
  );
const invited = async (
  candidate: { idNumber?: string } = {},
): Promise<Visitor & { checkId: string; mobile: string }> => {
  const mobile = newMobile();
  const { checkId } = await placeOrder(gateway, owner, {
    candidate: { name: '赵敏', mobile, ...candidate },
    acceptDuplicate: true,
  });
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  ok(await visitor.call('giveConsent', await consentBody(visitor)));
  return { ...visitor, checkId, mobile };
};
const save = (visitor: Visitor, section: string, content: object) =>
  visitor.call('saveCandidateForm', { section, content });

test.each([
  ['a mistyped digit', MISTYPED, /does not match/],
  ['a child', CHILD, /under 16/],
  ['a birth to come', '110105204912310026', /still to come/],
  ['older than 120', '440524188001010014', /older than 120/],
  ['letters', 'ABCDEFGHJKLMNPQRST', /17 digits/],
])('ordering for %s is refused at the field and saves nothing', async (_name, idNumber, words) => {
  const orders = () =>
    gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
      tx.one<{ n: number }>(sql`select count(*)::int as n from orders`),
    );
  const before = await orders();
  const refused = await order(idNumber);
  expect(refused).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'candidate.idNumber', msg: expect.stringMatching(words) }] },
  });
  expect(await orders()).toEqual(before);
});

test('the words are the reader’s; a good number and an incomplete one are ordered', async () => {
  expect((await order(CHILD, 'zh-CN')).data.fields[0].msg).toContain('未满 16 周岁');
  ok(await order(GOOD));
  ok(await order('1101051998052000'));
});

test('the candidate’s form is not taken with such a number, and is with the right one', async () => {
  const visitor = await invited();
  ok(await save(visitor, 'education', { entries: [school] }));
  ok(await save(visitor, 'identity', { idNumber: MISTYPED, idConfirmed: true }));
  expect(await visitor.call('submitCandidateForm')).toMatchObject({
    code: 2103,
    data: { fields: [{ path: 'identity.idNumber', msg: expect.stringMatching(/does not match/) }] },
  });
  ok(await save(visitor, 'identity', { idNumber: GOOD, idConfirmed: true }));
  ok(await visitor.call('submitCandidateForm'));
});

test('a number of before the rule is not confirmed but replaced', async () => {
  const visitor = await invited({ idNumber: GOOD });
  const { crypto } = gateway.services;
  await gateway.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      sql`select candidate_id as id from checks where id = ${visitor.checkId}`,
    );
    const sealed = crypto.encrypt(MISTYPED, { table: 'candidate', column: 'id_number_enc', rowId: id });
    await tx.run(sql`update candidate set id_number_enc = ${sealed} where id = ${id}`);
  });
  ok(await save(visitor, 'education', { entries: [school] }));
  ok(await save(visitor, 'identity', { idConfirmed: true }));
  expect((await visitor.call('submitCandidateForm')).data.fields).toEqual([
    expect.objectContaining({ path: 'identity.idNumber' }),
  ]);
  ok(await save(visitor, 'identity', { idNumber: GOOD, idConfirmed: true }));
  ok(await visitor.call('submitCandidateForm'));
});

test('the own phone where that of somebody to ask belongs comes back as a mark, however it was written', async () => {
  const visitor = await invited({ idNumber: GOOD });
  const { mobile } = visitor;
  const people = [`+86 ${mobile.slice(0, 3)} ${mobile.slice(3)}`, '13800000001'].map((one) => ({
    ...{ name: '周岚', relation: '上级', mobile: one },
  }));
  const saved = ok(await save(visitor, 'references', { entries: people }));
  expect(saved.data.doubts).toEqual([
    { section: 'references', entry: 0, field: 'mobile', fault: 'ownPhone' },
  ]);
});

test('jobs that overlap come back as a mark, and are saved all the same', async () => {
  const visitor = await invited({ idNumber: GOOD });
  const job = { title: 'Engineer', leaveReason: '个人原因' };
  const entries = [
    { ...job, company: '云帆科技', from: '2021-03', to: '2023-05' },
    { ...job, company: '北辰数据', from: '2022-01', to: '2024-05' },
  ];
  const doubt = { section: 'employment', entry: 1, field: 'from', fault: 'overlap' };
  expect(ok(await save(visitor, 'employment', { entries })).data.doubts).toEqual([doubt]);
  const apart = [entries[0], { ...entries[1], from: '2023-06' }];
  expect(ok(await save(visitor, 'employment', { entries: apart })).data.doubts).toEqual([]);
});

test('dates that contradict the birth date come back as marks, with each saving and with the form', async () => {
  const visitor = await invited({ idNumber: GOOD });
  const early = { ...school, enrolled: '2009-09', graduated: '2012-04' };
  const doubt = { section: 'education', entry: 1, field: 'graduated', fault: 'beforeFourteen' };
  const saved = ok(await save(visitor, 'education', { entries: [{ ...school, enrolled: '2016-09', graduated: '2020-07' }, early] })); // prettier-ignore
  expect(saved.data.doubts).toEqual([doubt]);
  expect((await visitor.call('getInvitation')).data.doubts).toEqual([doubt]);
  // Another number typed by the candidate counts before the enterprise's.
  const other = ok(await save(visitor, 'identity', { idNumber: '11010519491231002X', idConfirmed: true }));
  expect(other.data.doubts).toEqual([]);
  // Marked, not refused.
  ok(await save(visitor, 'identity', { idNumber: GOOD, idConfirmed: true }));
  ok(await visitor.call('submitCandidateForm'));
});
