import { randomBytes } from 'node:crypto';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import {
  booksOf,
  consentTo,
  fund,
  gatewayWithPeople,
  inAccount,
  orderBody,
  packages,
  placeOrder,
  sessionOf,
} from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { once } from '../../server/http/idempotency';
import { uuidv7 } from '../../kernel/ids';
import { BlindIndex } from '../../platform/security/blindIndex';

const mainId = demoMains.first;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  token = await sessionOf(gateway, demoUsers.owner, mainId);
});
afterAll(() => gateway.close());

const send = (body: unknown, idempotencyKey: string = uuidv7()) =>
  gateway.call('placeOrder', { body }, { token, mainId, idempotencyKey });

test('without money an order is saved and nobody is asked; a recharge places the oldest first', async () => {
  const first = await placeOrder(gateway, token, { candidate: { name: '王芳', mobile: '13912340001' } });
  const second = await placeOrder(gateway, token, { candidate: { name: '李雷', mobile: '13912340002' } });
  expect(first).toMatchObject({
    status: 'awaitingPayment',
    checkStatus: 'awaitingPayment',
    held: 0,
    link: null,
  });
  expect(await gateway.outbox('13912340001')).toEqual([]);
  await fund(gateway, 10_000);
  await gateway.runJobs();
  expect(await booksOf(gateway)).toEqual({ funding: -10_000, available: 3200, held: 6800, spent: 0 });
  const [sms] = await gateway.outbox('13912340001');
  expect(sms!.text).toContain('晨星科技有限公司');
  expect(sms!.text).toMatch(/\/#\/checkPhone\?s=[A-Za-z0-9_-]{32}$/);
  expect(await gateway.outbox('13912340002')).toEqual([]);
  await fund(gateway, 100_000);
  await gateway.runJobs();
  expect(await booksOf(gateway)).toMatchObject({ available: 110_000 - 2 * 6800, held: 2 * 6800 });
  expect(await gateway.outbox('13912340002')).toHaveLength(1);
  const read = async ({ orderId }: { orderId: string }) =>
    (await gateway.call('getOrder', { query: { orderId } }, { token, mainId })).data;
  expect(await read(second)).toMatchObject({ status: 'placed', held: 6800 });
  expect(await read(first)).toMatchObject({
    status: 'placed',
    checkStatus: 'awaitingConsent',
    held: 6800,
    candidateName: '王芳',
    candidateMobile: '139****0001',
  });
});

test('what is kept of a request cannot be found again by trying phones: another key, another value', async () => {
  const call = { mainId, userId: uuidv7(), operation: 'createOrder', key: uuidv7(), body: orderBody() };
  const { crypto, blindIndex } = gateway.services;
  const keptWith = (index: BlindIndex, key: string) =>
    inAccount(gateway, mainId, async ({ tx }) => {
      await once(tx, { crypto, blindIndex: index }, { ...call, key }, async () => null);
      return tx.one<{ hash: string }>(
        sql`select request_hash as hash from idempotency_key where key = ${key}`,
      );
    });
  const kept = await keptWith(blindIndex, uuidv7());
  expect(await keptWith(blindIndex, uuidv7())).toEqual(kept);
  expect(await keptWith(new BlindIndex(randomBytes(32)), uuidv7())).not.toEqual(kept);
});

test('a link for the enterprise is answered again to the same request, and is stored nowhere in the open', async () => {
  const body = orderBody({ consentWay: 'link' });
  const key = uuidv7();
  const first = await send(body, key);
  const s = /s=([\w-]{32})$/.exec(first.data.link)![1]!;
  expect((await send(body, key)).data.link).toBe(first.data.link);
  expect(await gateway.outbox(body.candidate.mobile)).toEqual([]);
  const rows = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ reply: string }>(sql`select reply::text as reply from idempotency_key where key = ${key}`),
  );
  expect(rows).toHaveLength(1);
  expect(rows.some((row) => row.reply.includes(s))).toBe(false);
});

test('an order is refused with the reason', async () => {
  const cases: [number, Record<string, unknown>][] = [
    [2001, { packageId: uuidv7() }],
    [2002, { itemCodes: ['identity', 'litigation'] }],
    [2006, { reasons: {} }],
    [2006, { reasons: { dishonestDebtor: 'Handles payments' } }],
    [2009, { consentWay: 'paper' }],
    [2009, { consentWay: 'paper', paperFileId: uuidv7() }],
    [1000, { candidate: { name: '  ', mobile: '13911112222' } }],
  ];
  for (const [code, overrides] of cases)
    expect([overrides, (await send(orderBody(overrides))).code]).toEqual([overrides, code]);
  const zh = await gateway.call(
    'placeOrder',
    { body: orderBody({ reasons: {} }) },
    { token, mainId, idempotencyKey: uuidv7(), lang: 'zh-CN' },
  );
  expect(zh.msg).toBe('请为敏感项目填写理由：身份核实、失信被执行人与限制消费');
});

test('an enterprise that is not verified cannot order', async () => {
  await gateway.owner.query(`update main_account set auth_status = 1 where id = $1`, [demoMains.second]);
  const other = await sessionOf(gateway, demoUsers.owner, demoMains.second);
  const reply = await gateway.call(
    'placeOrder',
    { body: orderBody() },
    { token: other, mainId: demoMains.second, idempotencyKey: uuidv7() },
  );
  expect(reply.code).toBe(2005);
});

test('the same person within 90 days needs a confirmation, by phone or by ID number', async () => {
  const idNumber = '11010519491231002X';
  const body = orderBody({ candidate: { name: '孙丽', mobile: '13955550001', idNumber } });
  const { data } = await send(body);
  const again = await send({
    ...body,
    candidate: { ...body.candidate, mobile: '13955550002', idNumber: idNumber.toLowerCase() },
  });
  expect(again).toMatchObject({ code: 2007, data: { duplicates: [{ checkId: data.checkId }] } });
  const quote = await gateway.call(
    'quoteOrder',
    { body: { packageId: packages.basic, itemCodes: ['identity'], mobile: '13955550001' } },
    { token, mainId },
  );
  expect(quote.data.duplicates).toHaveLength(1);
  expect((await send({ ...body, acceptDuplicate: true })).code).toBe(0);
  const both = orderBody();
  const replies = await Promise.all([send(both), send(both)]);
  expect(replies.map((reply) => reply.code).toSorted()).toEqual([0, 2007]);
});

test('a part of a package costs the sum of its items; what a candidate refuses is released', async () => {
  const quote = await gateway.call(
    'quoteOrder',
    { body: { packageId: packages.standard, itemCodes: ['identity', 'employment', 'litigation'] } },
    { token, mainId },
  );
  const { price } = quote.data;
  expect(price).toBe(quote.data.items.reduce((sum: number, item: { price: number }) => sum + item.price, 0));
  await fund(gateway, 500_000);
  const before = await booksOf(gateway);
  const { checkId } = await placeOrder(gateway, token, {
    packageId: packages.standard,
    itemCodes: ['identity', 'employment', 'litigation'],
    reasons: { identity: 'Signs contracts', litigation: 'Signs contracts' },
    expectedPrice: price,
  });
  const check = await consentTo(gateway, checkId, ['litigation']);
  const litigation = quote.data.items.find(
    (item: { itemCode: string }) => item.itemCode === 'litigation',
  ).price;
  expect(check.status).toBe('inProgress');
  expect(await booksOf(gateway)).toMatchObject({
    held: before.held + price - litigation,
    spent: before.spent,
  });
});

test('an item bought twice is two: in the package, in the trail of the order, and in the record', async () => {
  const listed = (await gateway.call('listPackages', { body: {} }, { token, mainId })).data;
  const deep = listed.find((one: { packageId: string }) => one.packageId === packages.deep);
  const copies = deep.items.reduce((sum: number, item: { copies: number }) => sum + item.copies, 0);
  expect(copies).toBe(deep.items.length + 2);
  const itemCodes = deep.items.map((item: { itemCode: string }) => item.itemCode);
  const sensitive = deep.items.filter((item: { sensitive: boolean }) => item.sensitive);
  const reasons = Object.fromEntries(
    sensitive.map((item: { itemCode: string }) => [item.itemCode, 'Leads the house']),
  );
  const chosen = { packageId: packages.deep, itemCodes, reasons, expectedPrice: deep.price };
  const { checkId } = await placeOrder(gateway, token, chosen);
  const { data } = await gateway.call('getCheck', { query: { checkId } }, { token, mainId });
  expect(data.items).toHaveLength(copies);
  const { rows } = await gateway.owner.query<{ items: number }>(
    `select (detail ->> 'items')::int as items from audit_event where entity_id = $1 and action = 'check.ordered'`,
    [checkId],
  );
  expect(rows).toEqual([{ items: copies }]);
});

test('refusing the identity item ends the check and releases everything', async () => {
  const before = await booksOf(gateway);
  const { checkId, orderId } = await placeOrder(gateway, token);
  expect((await consentTo(gateway, checkId, ['identity'])).status).toBe('cancelled');
  expect(await booksOf(gateway)).toEqual(before);
  const order = await gateway.call('getOrder', { query: { orderId } }, { token, mainId });
  expect(order.data.status).toBe('cancelled');
});

test('a name is kept without what nobody sees; one of nothing else is refused, and so is a NUL or half a character anywhere', async () => {
  const order = (candidate: object, rest: object = {}) =>
    send(orderBody({ candidate: { mobile: '13911119999', ...candidate }, ...rest }));
  expect((await order({ name: '\u200b' })).code).toBe(1000);
  for (const name of ['张\u0000三', '张\ud83d', '\udca5三'])
    expect(await order({ name })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'candidate.name', msg: 'Contains a character that cannot be stored' }] },
    });
  for (const name of ['💥💥💥', '=cmd()', '＝cmd', '123'])
    expect(await order({ name })).toMatchObject({
      code: 1000,
      data: {
        fields: [
          { path: 'candidate.name', msg: expect.stringMatching(/^This does not look like a person’s name/) },
        ],
      },
    });
  for (const positionTitle of ['=HYPERLINK("http://x")💥', '@x', '💥', '\u200b'])
    expect(await order({ name: '周杰' }, { positionTitle })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'positionTitle', msg: expect.any(String) }] },
    });
  const placed = await order({ name: '\ufeff周\u202e杰 ' }, { positionTitle: ' Night\u200b  guard ' });
  expect(placed.code).toBe(0);
  const { data } = await gateway.call('getCheck', { query: { checkId: placed.data.checkId } }, { token, mainId }); // prettier-ignore
  expect(data).toMatchObject({ candidateName: '周杰', positionTitle: 'Night guard' });
});
