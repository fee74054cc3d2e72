import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import {
  booksOf,
  consentTo,
  fund,
  gatewayWithPeople,
  inAccount,
  packages,
  placeOrder,
  recordConsent,
  sessionOf,
} from '../../../test/checks';
import { unzip } from '../../../test/unzip';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { itemsOf, lockCheck } from './checkRepository';
import { completeItem, lockItem, pauseForInfo } from './lifecycle';
import { moveCheck } from './transitions';

const { first, platform } = demoMains;
const DAY = 86_400_000;
let gateway: TestGateway;
type Name = keyof typeof demoUsers;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 50_000_000);
});
afterAll(() => gateway.close());

const placeOf = (name: Name) => (['analyst', 'support', 'operator'].includes(name) ? platform : first);
// The clock moves by days, so each call has a session of its own.
const signIn = (name: Name) => sessionOf(gateway, demoUsers[name], placeOf(name));
const as = async (name: Name, operation: string, input: object) =>
  gateway.call(operation, input, { token: await signIn(name), mainId: placeOf(name) });
const itemOf = async (checkId: string, code: string) =>
  (await inAccount(gateway, first, ({ tx }) => itemsOf(tx, { mainId: first, id: checkId }))).find(
    (item) => item.itemCode === code,
  )!;

async function tick(): Promise<void> {
  await gateway.services.db.direct.run(
    sql`select enqueue_job('checks.tick', '{}'::json, null, null, 1, null)`,
  );
  await gateway.runJobs();
}

async function reported(checkId: string): Promise<void> {
  await consentTo(gateway, checkId);
  for (const code of ['identity', 'phoneSegment', 'education', 'dishonestDebtor']) {
    const { id } = await itemOf(checkId, code);
    await inAccount(gateway, first, async (work) => {
      const { check, item } = await lockItem(work, id);
      const result = code === 'education' ? ('discrepant' as const) : ('consistent' as const);
      await completeItem(work, check, item, { result, lamp: code === 'education' ? 'blue' : 'green' });
    });
  }
  await inAccount(gateway, first, async (work) => {
    await moveCheck(work, await moveCheck(work, checkId, 'inReview'), 'reported');
  });
}

test('reminders on days 1, 3 and 5 and the end on day 7, by two gateways at once, each once', async () => {
  const mobile = '13811110001';
  const { checkId, orderId } = await placeOrder(gateway, await signIn('owner'), {
    candidate: { name: '钱多', mobile },
  });
  const before = await booksOf(gateway);
  const counts: number[] = [];
  for (let day = 1; day <= 7; day += 1) {
    gateway.clock.advance(DAY);
    await Promise.all([tick(), tick()]);
    counts.push((await gateway.outbox(mobile)).length);
  }
  expect(counts).toEqual([2, 2, 3, 3, 4, 4, 4]);
  const detail = await as('owner', 'getCheck', { query: { checkId } });
  expect(detail.data).toMatchObject({ status: 'expired', invitation: { status: 'expired', reminders: 3 } });
  expect(detail.data.timeline.map((event: { event: string }) => event.event)).toEqual(
    ['ordered', 'paid', 'invited', 'reminded', 'reminded', 'reminded', 'itemCancelled', 'itemCancelled', 'itemCancelled', 'itemCancelled', 'expired'], // prettier-ignore
  );
  expect((await as('owner', 'getOrder', { query: { orderId } })).data.status).toBe('completed');
  expect(await booksOf(gateway)).toMatchObject({
    held: before.held - 6800,
    available: before.available + 6800,
  });
});

test('an order nobody pays for is dropped after 7 days', async () => {
  const token = () => sessionOf(gateway, demoUsers.owner, demoMains.second);
  const { orderId } = await placeOrder(gateway, await token(), {}, demoMains.second);
  gateway.clock.advance(6 * DAY);
  await tick();
  const read = async () =>
    gateway.call('getOrder', { query: { orderId } }, { token: await token(), mainId: demoMains.second });
  expect((await read()).data.status).toBe('awaitingPayment');
  gateway.clock.advance(DAY + 1000);
  await tick();
  expect((await read()).data).toMatchObject({ status: 'cancelled', checkStatus: 'cancelled' });
});

test('resending to a mended phone kills the old link and keeps the check', async () => {
  const { checkId } = await placeOrder(gateway, await signIn('owner'), {
    candidate: { name: '郑好', mobile: '13811110002' },
  });
  const s = (text: string) => /s=([\w-]{32})/.exec(text)![1]!;
  const old = s((await gateway.outbox('13811110002'))[0]!.text);
  expect((await as('support', 'resendInvitation', { body: { checkId, mobile: '13811110003' } })).code).toBe(
    0,
  );
  const fresh = s((await gateway.outbox('13811110003'))[0]!.text);
  const live = async (code: string) => {
    gateway.clock.advance(61_000);
    const reply = await gateway.call('sendVerifyCode', {
      body: { mobile: '13811110003', scene: 'visitor', s: code },
    });
    return reply.code === 0 && (await gateway.outbox('13811110003'))[0]!.template === 'verifyCode';
  };
  expect(await live(old)).toBe(false);
  expect(await live(fresh)).toBe(true);
});

test('after the consent another phone is refused at the field: nobody inherits it; the same phone gets a new link', async () => {
  const mobile = '13811110004';
  const { checkId } = await placeOrder(gateway, await signIn('owner'), {
    candidate: { name: '郑好', mobile },
  });
  const resend = async (to: string) => as('support', 'resendInvitation', { body: { checkId, mobile: to } });
  await inAccount(gateway, first, async (work) => {
    const check = (await lockCheck(work.tx, checkId))!;
    const items = await itemsOf(work.tx, check);
    await recordConsent(work, check, items.map((item) => ({ itemId: item.id, given: true }))); // prettier-ignore
  });
  expect(await resend('13811110005')).toMatchObject({ code: 1000, data: { fields: [{ path: 'mobile' }] } });
  expect(await gateway.outbox('13811110005')).toEqual([]);
  expect(await resend(mobile)).toMatchObject({ code: 0 });
});

test('an item that asks pauses the check and its promise; the answer starts both again', async () => {
  const { checkId } = await placeOrder(gateway, await signIn('owner'));
  await consentTo(gateway, checkId);
  const { id, promisedAt } = await itemOf(checkId, 'education');
  await inAccount(gateway, first, async (work) => {
    const { check, item } = await lockItem(work, id);
    await pauseForInfo(work, check, item, { of: 'enterprise', question: 'Which school?' });
  });
  const paused = await as('owner', 'getCheck', { query: { checkId } });
  expect(paused.data).toMatchObject({ status: 'awaitingInfo', waitingOn: 'enterprise', overdue: false });
  expect(paused.data.allowed).toContain('answer');
  gateway.clock.advance(14 * DAY);
  const answer = { checkItemId: id, text: 'The one in Wuhan' };
  expect((await as('viewer', 'answerInfoRequest', { body: answer })).code).toBe(403);
  expect((await as('owner', 'answerInfoRequest', { body: { ...answer, fileIds: [uuidv7()] } })).code).toBe(
    404,
  );
  expect((await as('owner', 'answerInfoRequest', { body: answer })).code).toBe(0);
  const later = await itemOf(checkId, 'education');
  expect(later).toMatchObject({ status: 'running', question: null });
  expect(later.promisedAt! > promisedAt!).toBe(true);
  const second = await as('owner', 'answerInfoRequest', { body: answer });
  expect(second).toMatchObject({ code: 2004, msg: 'This check item is running and cannot become running' });
});

test('each role sees its own part of a record', async () => {
  const candidate = { name: '欧阳雪', mobile: '13811110005', idNumber: '11010519491231002X' };
  const { checkId, orderNo } = await placeOrder(gateway, await signIn('owner'), { candidate });
  await reported(checkId);
  const row = async (name: Name) => (await as(name, 'listChecks', { body: { q: orderNo } })).data.rows[0];
  expect(await row('owner')).toMatchObject({ candidateName: '欧阳雪', candidateMobile: '138****0005', price: 6800, lamp: 'blue', results: ['discrepant'] }); // prettier-ignore
  expect(await row('viewer')).toMatchObject({ candidateName: '欧阳雪', price: null, lamp: 'blue' });
  expect(await row('finance')).toMatchObject({ price: 6800, lamp: null, results: [] });
  expect(await row('support')).toMatchObject({ candidateName: '欧**', price: null, lamp: null });
  expect(await row('analyst')).toMatchObject({
    candidateName: '欧阳雪',
    price: null,
    mainName: '晨星科技有限公司',
  });
  // Another person's, without department: a recruiter does not reach it.
  expect(await row('recruiter')).toBeUndefined();
  const finance = await as('finance', 'getCheck', { query: { checkId } });
  expect(JSON.stringify(finance.data.timeline)).not.toMatch(/lamp|discrepant/);
  expect(finance.data.items.every((item: { lamp: unknown }) => item.lamp === null)).toBe(true);
  expect((await as('finance', 'listChecks', { body: { lamp: ['red'] } })).code).toBe(403);
});

test('search finds by name, pinyin, phone, ID and order number; pages do not lose or repeat a row', async () => {
  const candidate = { name: '慕容雪晴', mobile: '13811110006', idNumber: '440524198001010013' };
  const { checkId, orderNo } = await placeOrder(gateway, await signIn('owner'), { candidate });
  for (const q of [
    '慕容',
    'murong',
    'Mu Rong Xue',
    '13811110006',
    '440524198001010013',
    orderNo,
    orderNo.slice(-6),
    orderNo.replace('PB', 'PB—'),
    ` ${orderNo.slice(-9).toLowerCase()} `,
  ]) {
    for (const sort of ['-orderedAt', 'name']) {
      const found = await as('owner', 'listChecks', { body: { q, sort } });
      expect([q, found.data.rows.map((row: { checkId: string }) => row.checkId)]).toEqual([q, [checkId]]);
    }
  }
  for (const sort of ['orderedAt', '-orderedAt', 'promisedAt', '-promisedAt', 'name', '-name']) {
    const all = (await as('owner', 'listChecks', { body: { sort, limit: 100 } })).data.rows;
    const paged: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof as>> = await as('owner', 'listChecks', {
        body: { sort, limit: 2, ...(cursor ? { cursor } : {}) },
      });
      paged.push(...page.data.rows);
      cursor = page.data.nextCursor;
    } while (cursor);
    expect(paged).toEqual(all);
  }
  const wrong = await as('owner', 'listChecks', { body: { sort: 'name', cursor: 'bm8' } });
  expect(wrong).toMatchObject({ code: 1000, data: { fields: [{ path: 'cursor' }] } });
  const count = await as('owner', 'countChecks', { body: { packageId: [packages.basic] } });
  expect(count.data).toMatchObject({ capped: false });
});

test('an export has names as the list has them, masked phones, numbers as numbers, and it is audited', async () => {
  await placeOrder(gateway, await signIn('owner'), {
    candidate: { name: '危险', mobile: '13811110007' },
  });
  const found = { records: { all: { q: '13811110007' } } };
  const file = await as('owner', 'exportChecks', { body: found });
  expect(file.headers['content-disposition']).toContain('attachment');
  const text = file.bytes.toString('utf8');
  expect(text.startsWith('\uFEFFOrder number,Candidate')).toBe(true);
  expect(text).toContain('危险,138****0007');
  // The status in the words of the list, in the reader's language.
  expect(text).toMatch(/,Awaiting consent,/);
  const options = { token: await signIn('owner'), mainId: first, lang: 'zh-CN' };
  const inChinese = await gateway.call('exportChecks', { body: found }, options);
  expect(inChinese.bytes.toString('utf8')).toMatch(/,待授权,/);
  expect(text).not.toContain('13811110007');
  const workbook = await as('owner', 'exportChecks', { body: { ...found, format: 'xlsx' } });
  expect(workbook.headers['content-disposition']).toMatch(/checks-.*\.xlsx/);
  const { 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings } = unzip(workbook.bytes);
  const cells = `${sheet}${strings}`;
  expect(cells).toContain('138****0007');
  expect(cells).toContain('危险');
  expect(cells).not.toContain('13811110007');
  expect(sheet).toContain('<v>68</v>');
  const events = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ detail: unknown }>(sql`select detail from audit_event where action = 'check.exported'`),
  );
  expect(events.map((event) => event.detail)).toEqual([
    { rows: 1, format: 'csv' },
    { rows: 1, format: 'csv' },
    { rows: 1, format: 'xlsx' },
  ]);
  const all = (await as('owner', 'listChecks', { body: { limit: 3 } })).data.rows;
  const picked = all.map((row: { checkId: string }) => row.checkId).slice(1);
  const part = (
    await as('owner', 'exportChecks', { body: { records: { checkId: picked } } })
  ).bytes.toString();
  expect(
    part
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]),
  ).toEqual(all.slice(1).map((row: { orderNo: string }) => row.orderNo));
  const foreign = await gateway.call(
    'exportChecks',
    { body: { records: { checkId: picked } } },
    { token: await sessionOf(gateway, demoUsers.owner, demoMains.second), mainId: demoMains.second },
  );
  expect(foreign.bytes.toString().split('\r\n')).toHaveLength(2);
  expect(
    (await as('viewer', 'exportChecks', { body: { records: { all: {} } } })).bytes.toString(),
  ).not.toContain('Price');
  expect((await as('support', 'exportChecks', { body: { records: { all: {} } } })).code).toBe(403);
});

test('revealing tells the value, keeps the purpose, and ends at 60 an hour', async () => {
  const { checkId } = await placeOrder(gateway, await signIn('owner'), {
    candidate: { name: '柳青', mobile: '13811110008' },
  });
  const body = { checkId, field: 'mobile', purpose: 'call about the form' };
  const replies = await Promise.all(
    Array.from({ length: 64 }, () => as('analyst', 'revealPersonal', { body })),
  );
  expect(replies.filter((reply) => reply.data?.value === '13811110008')).toHaveLength(60);
  expect(replies.filter((reply) => reply.code === 2012)).toHaveLength(4);
  gateway.clock.advance(3_600_001);
  expect((await as('analyst', 'revealPersonal', { body })).code).toBe(0);
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select distinct purpose from reveal where check_id = ${checkId}`),
  );
  expect(rows).toEqual([{ purpose: 'call about the form' }]);
  expect((await as('owner', 'revealPersonal', { body: { ...body, field: 'idNumber' } })).code).toBe(404);
});
