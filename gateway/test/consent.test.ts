import { CODE } from '@probity/contract/codeNames';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { sha256Hex } from '../src/platform/security/tokens';
import { consentAndSubmit, consentBody, enter, newestS, type Visitor } from './candidates';
import { booksOf, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { pdf } from './reports';

// Consent as it is given, stored and withdrawn; forged ones are in attacks/consent.test.ts.

const { first } = demoMains;
const paper = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
let gateway: TestGateway;
let owner: string;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

interface Case {
  checkId: string;
  mobile: string;
  visitor: Visitor;
}

async function newCase(): Promise<Case> {
  people += 1;
  const mobile = `1395000${String(1000 + people)}`;
  const { checkId } = await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile } });
  return { checkId, mobile, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
}

const detail = async (checkId: string) =>
  (await gateway.call('getCheck', { query: { checkId } }, { token: owner, mainId: first })).data;
const itemsById = async (visitor: Visitor) =>
  new Map(
    (
      (await visitor.call('getInvitation')).data.items as {
        itemCode: string;
        checkItemId: string;
        status: string;
        consent: string;
      }[]
    ).map((item) => [item.itemCode, item]),
  );

describe('the decisions', () => {
  test('a refused item is cancelled and its money released; the rest runs', async () => {
    const { visitor, checkId } = await newCase();
    const before = await booksOf(gateway);
    const { data } = await consentAndSubmit(visitor, { refuse: ['dishonestDebtor'] });
    const refused = data.items.find((item: { itemCode: string }) => item.itemCode === 'dishonestDebtor');
    expect(refused).toMatchObject({ status: 'cancelled', consent: 'refused' });
    expect(data.status).toBe('inProgress');
    const after = await booksOf(gateway);
    expect(after.held).toBeLessThan(before.held);
    expect(after.available - before.available).toBe(before.held - after.held);
    expect((await detail(checkId)).status).toBe('inProgress');
  });

  test('identity refused ends the check, and everything is released', async () => {
    const before = await booksOf(gateway);
    const { visitor, checkId } = await newCase();
    const body = await consentBody(visitor, { refuse: ['identity'] });
    expect(await visitor.call('giveConsent', body)).toMatchObject({ code: 0, data: { status: 'cancelled' } });
    expect((await detail(checkId)).status).toBe('cancelled');
    expect(await booksOf(gateway)).toEqual(before);
  });
});

test('what is kept: phone, signature, name, time, IP and text, with nothing of it legible', async () => {
  const { visitor, checkId, mobile } = await newCase();
  const body = await consentBody(visitor);
  await visitor.call('giveConsent', body);
  const row = await inAccount(gateway, first, ({ tx }) =>
    tx.one<Record<string, unknown>>(sql`select * from consent where check_id = ${checkId}`),
  );
  expect(row).toMatchObject({
    kind: 'electronic',
    text_hash: body.textHash,
    mobile_index: gateway.services.blindIndex.of('mobile', mobile),
    ip: '127.0.0.1',
    withdrawn_at: null,
  });
  // The very words are stored: they prove the hash without today's texts.
  expect(sha256Hex(row.signed_text as string)).toBe(body.textHash);
  expect(row.signed_text).toContain('晨星科技有限公司');
  const opened = (column: 'signature_enc' | 'signed_name_enc') =>
    gateway.services.crypto.decrypt(row[column] as Buffer, {
      table: 'consent',
      column,
      rowId: row.id as string,
    });
  expect(opened('signature_enc')).toBe(body.signature);
  expect(opened('signed_name_enc')).toBe('赵敏');
});

describe('withdrawal', () => {
  test('stops what is unfinished, and undoes nothing that is done', async () => {
    const { visitor, checkId } = await newCase();
    await consentAndSubmit(visitor);
    await gateway.runJobs();
    const items = await itemsById(visitor);
    const withdraw = (...codes: string[]) =>
      visitor.call('withdrawConsent', { checkItemIds: codes.map((code) => items.get(code)!.checkItemId) });
    expect(items.get('identity')).toMatchObject({ status: 'done' });
    expect(await withdraw('identity')).toMatchObject({ code: 1000 });
    expect(await withdraw('education')).toMatchObject({ code: 0 });
    const after = await itemsById(visitor);
    expect(after.get('education')).toMatchObject({ status: 'cancelled', consent: 'withdrawn' });
    expect(after.get('dishonestDebtor')).toMatchObject({ status: 'running', consent: 'given' });
    expect(after.get('identity')).toMatchObject({ status: 'done', consent: 'given' });
    const open = await inAccount(gateway, first, ({ tx }) =>
      tx.many<{ itemCode: string }>(sql`select i.item_code as "itemCode" from work_item w
        join check_item i on i.id = w.check_item_id where w.check_id = ${checkId} and w.status = 'open'`),
    );
    expect(open.map((row) => row.itemCode)).toEqual(['dishonestDebtor']);
  });

  test('an item withdrawn before the job that computes it is not computed', async () => {
    const { visitor } = await newCase();
    await consentAndSubmit(visitor);
    const items = await itemsById(visitor);
    const checkItemIds = [items.get('phoneSegment')!.checkItemId];
    expect(await visitor.call('withdrawConsent', { checkItemIds })).toMatchObject({ code: 0 });
    await gateway.runJobs();
    expect((await itemsById(visitor)).get('phoneSegment')).toMatchObject({ status: 'cancelled' });
  });
});

test('files come in while the form is open, 40 at most, and no longer', async () => {
  const { visitor } = await newCase();
  const upload = () =>
    gateway.call('uploadCandidateFile', { query: { s: visitor.s }, file: paper }, { token: visitor.token });
  for (let n = 0; n < 40; n += 1) expect(await upload()).toMatchObject({ code: 0 });
  expect(await upload()).toMatchObject({ code: CODE.TOO_MANY_FILES, data: { n: 40 } });
  const done = await newCase();
  await consentAndSubmit(done.visitor);
  const late = { query: { s: done.visitor.s }, file: paper };
  expect(await gateway.call('uploadCandidateFile', late, { token: done.visitor.token })).toMatchObject({
    code: 2101,
  });
});

test('an invitation that has run out takes no consent', async () => {
  const { visitor } = await newCase();
  const body = await consentBody(visitor);
  gateway.clock.advance(7 * 86_400_000 + 1000);
  const late = await enter(gateway, `1395000${String(1000 + people)}`, visitor.s);
  expect(await late.call('giveConsent', body)).toMatchObject({ code: 2101 });
});
