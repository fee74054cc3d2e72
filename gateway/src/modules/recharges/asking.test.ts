import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { rechargeTools } from '../../../test/recharges';
import { uuidv7 } from '../../kernel/ids';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
let owner: string;
const { call, ask, asked, slip, staff, today } = rechargeTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

const list = async (token = owner, mainId: string = first) =>
  ok(await call(token, mainId, 'listRecharges', { body: {} })).data.rows as Record<string, unknown>[];
const idOf = async (token: string) => (await ask(token)).data.rechargeId as string;

test('an account has one reference for good, of signs that cannot be mistaken; no other account has it', async () => {
  const desk = async (token: string, mainId: string) =>
    ok(await call(token, mainId, 'getRechargeDesk')).data as { bank: object | null; reference: string };
  const [own, again] = [await desk(owner, first), await desk(owner, first)];
  expect(own.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(again).toEqual(own);
  expect(own.bank).toEqual({
    accountName: 'Probity 演示账户',
    bankName: '演示银行上海分行',
    accountNo: '6200 0000 0000 0000',
  });
  const other = await desk(await sessionOf(gateway, demoUsers.owner, second), second);
  expect(other.reference).not.toBe(own.reference);
  await gateway.owner.query(`delete from app_setting where key = 'bankAccountNo'`);
  expect((await desk(owner, first)).bank).toBeNull();
});

test('what was asked stands in the list, and the slip is read by who asks and by operators alone', async () => {
  const slipFileId = await slip(owner);
  const body = { amount: 1_234_567, payerName: '晨星科技（上海）有限公司', slipFileId };
  ok(await ask(owner, body));
  const finance = await sessionOf(gateway, demoUsers.finance, first);
  expect((await list(finance))[0]).toMatchObject({
    ...body,
    ...{ status: 'waiting', paidOn: today(), slipName: 'slip.pdf', askedBy: '林晓' },
    ...{ receivedAmount: null, bankReference: null, reason: null, reversed: false },
  });
  const read = (token: string, mainId: string) =>
    call(token, mainId, 'downloadFile', { query: { fileId: slipFileId } });
  for (const token of [owner, finance])
    expect((await read(token, first)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await read(await staff('operator'), platform)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  for (const user of ['analyst', 'support'] as const)
    expect((await read(await staff(user), platform)).code).toBe(404);
  expect((await read(await sessionOf(gateway, demoUsers.recruiter, first), first)).code).toBe(404);
});

test('no other role asks, and nobody of the platform; what is asked is refused at its field', async () => {
  for (const user of ['recruiter', 'viewer'] as const)
    expect((await ask(await sessionOf(gateway, demoUsers[user], first), { slipFileId: uuidv7() })).code).toBe(
      403,
    );
  const operator = await staff('operator');
  expect((await call(operator, platform, 'listRecharges', { body: {} })).code).toBe(403);
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.parse(today()) + days * day).toISOString().slice(0, 10);
  for (const [path, value] of [
    ['amount', 0],
    ['amount', 1_000_000_001],
    ['amount', 1.5],
    ['paidOn', at(1)],
    ['paidOn', at(-400)],
    ['payerName', '  '],
    ['slipFileId', uuidv7()],
  ] as const)
    expect(await ask(owner, { [path]: value })).toMatchObject({ code: 1000, data: { fields: [{ path }] } });
  const elsewhere = await slip(await sessionOf(gateway, demoUsers.owner, second), 'other', second);
  expect((await ask(owner, { slipFileId: elsewhere })).code).toBe(1000);
});

test('a request sent twice with one key asks once; with another body it is refused', async () => {
  const key = uuidv7();
  const slipFileId = await slip(owner);
  const before = (await list()).length;
  const [one, two] = await Promise.all([ask(owner, { slipFileId }, key), ask(owner, { slipFileId }, key)]);
  expect(one.data).toEqual(two.data);
  expect(await list()).toHaveLength(before + 1);
  expect((await ask(owner, { slipFileId, amount: 1 }, key)).code).toBe(2003);
});

test('while it waits its slip is replaced or it is withdrawn, by its account alone; then neither', async () => {
  const rechargeId = await idOf(owner);
  const slipFileId = await slip(owner);
  const replace = (token = owner, mainId: string = first, id = rechargeId) =>
    call(token, mainId, 'replaceRechargeSlip', { body: { rechargeId: id, slipFileId } });
  const withdraw = (token = owner, mainId: string = first, id = rechargeId) =>
    call(token, mainId, 'withdrawRecharge', { body: { rechargeId: id } });
  const other = await sessionOf(gateway, demoUsers.owner, second);
  const viewer = await sessionOf(gateway, demoUsers.viewer, first);
  for (const act of [replace, withdraw]) {
    expect((await act(other, second)).code).toBe(404);
    expect((await act(owner, first, uuidv7())).code).toBe(404);
    expect((await act(viewer)).code).toBe(403);
  }
  expect(ok(await replace()).data).toMatchObject({ slipFileId, status: 'waiting' });
  expect(ok(await withdraw()).data).toMatchObject({ status: 'withdrawn' });
  expect(await withdraw()).toMatchObject({ code: 2861, msg: expect.stringContaining('withdrew') });
  expect((await replace()).code).toBe(2861);
});

test('so many wait at a time, and of many at once just as many are kept', async () => {
  for (const { rechargeId, status } of await list())
    if (status === 'waiting') ok(await call(owner, first, 'withdrawRecharge', { body: { rechargeId } }));
  const slipFileId = await slip(owner);
  const replies = await Promise.all(Array.from({ length: 24 }, () => ask(owner, { slipFileId })));
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(20);
  expect(replies.filter(({ code }) => code === 2860)).toHaveLength(4);
  await expect(asked()).rejects.toThrow();
});
