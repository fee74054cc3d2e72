import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  for (const [mobile, nickName] of [
    ['13955550001', '曾子墨'],
    ['13955550002', '曾国强'],
    ['13955550003', 'Anna de Vries'],
  ])
    await call('editUser', { new: true, mobile, nickName, roleIds: ['viewer'] });
});
afterAll(() => gateway.close());

const call = (operation: string, body: object) =>
  gateway.call(operation, { body }, { token, mainId: demoMains.first });
const found = async (body: object) =>
  ((await call('listMembers', body)).data.rows as { nickName: string }[])
    .map(({ nickName }) => nickName)
    .sort();

test.each([
  ['zengzimo', ['曾子墨']],
  ['Zeng Zi', ['曾子墨']],
  ['zeng', ['曾国强', '曾子墨']],
  ['zimo', ['曾子墨']],
  ['ZZM', ['曾子墨']],
  ['zgq', ['曾国强']],
  ['子墨', ['曾子墨']],
  ['vries', ['Anna de Vries']],
  ['nna d', ['Anna de Vries']],
  ['adv', ['Anna de Vries']],
  ['13955550002', ['曾国强']],
  ['imo', []],
  ['墨子', []],
])('a colleague is found by %s', async (keyword, names) => {
  expect(await found({ keyword })).toEqual(names);
});

test('among the chosen people alone, in pages, and never in another account', async () => {
  const { rows } = (await call('listMembers', { keyword: 'zeng' })).data;
  const [first, second] = rows as { userId: string; nickName: string }[];
  expect(await found({ keyword: 'zeng', userId: [second!.userId] })).toEqual([second!.nickName]);
  const page = (await call('listMembers', { keyword: 'zeng', limit: 1 })).data;
  expect(page.rows).toMatchObject([{ userId: first!.userId }]);
  const next = (await call('listMembers', { keyword: 'zeng', limit: 1, cursor: page.nextCursor })).data;
  expect(next).toMatchObject({ rows: [{ userId: second!.userId }], nextCursor: null });
  const elsewhere = await sessionOf(gateway, demoUsers.owner, demoMains.second);
  const others = { token: elsewhere, mainId: demoMains.second };
  expect((await gateway.call('listMembers', { body: { keyword: 'zeng' } }, others)).data.rows).toEqual([]);
});

test('by phones, beside every other filter; whoever is not of the account is nobody', async () => {
  const mobile = ['13955550001', '13955550002', '13800000014', '13999999999'];
  expect(await found({ mobile })).toEqual(['曾国强', '曾子墨']);
  expect(await found({ mobile, keyword: 'zgq' })).toEqual(['曾国强']);
  expect(await found({ mobile, userId: [demoUsers.recruiter] })).toEqual([]);
  expect(await found({ mobile: ['13800000014'] })).toEqual([]);
  const elsewhere = await sessionOf(gateway, demoUsers.owner, demoMains.second);
  const others = { token: elsewhere, mainId: demoMains.second };
  expect((await gateway.call('listMembers', { body: { mobile } }, others)).data.rows).toEqual([]);
});
