import fc from 'fast-check';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { REPORT_PATH } from '../src/modules/sms/signedReports';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from './checks';
import { NASTY } from './fuzz/values';
import type { TestGateway } from './gateway';
import { carrierEnv, messageIds, post, report, REPORT_SECRET, signedHeaders } from './smsReports';

/** Where the carrier reports: open to the world, believed by its signature alone. */
let gateway: TestGateway;
let checkId: string;
let id: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople({
    env: carrierEnv,
    smsProvider: { kind: 'http', send: async (outboxId) => `m-${outboxId}` },
  });
  await fund(gateway, 1_000_000);
  const token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  ({ checkId } = await placeOrder(gateway, token, { candidate: { name: '赵敏', mobile: '13955551001' } }));
  await gateway.runJobs();
  [id] = (await messageIds(gateway, checkId)) as [string];
});
afterAll(() => gateway.close());

const state = async () => {
  const { rows } = await gateway.owner.query<{ delivery: string | null }>(
    'select delivery from sms_outbox where id = $1',
    [id],
  );
  return rows[0]!.delivery;
};
const at = () => gateway.clock.now().toISOString();
const lost = () => JSON.stringify({ reports: [{ id, status: 'refused', reason: 'noSuchNumber', at: at() }] });

test('nobody but the carrier is believed, and nobody else learns anything', async () => {
  const body = lost();
  const now = gateway.clock.now();
  const good = signedHeaders(body, now);
  const other = JSON.stringify({ reports: [{ id, status: 'delivered', at: at() }] });
  const { 'x-signature': _signature, ...unsigned } = good;
  const forged: [string, Record<string, string>, string?][] = [
    ['unsigned', unsigned],
    ['another secret', signedHeaders(body, now, 'x'.repeat(34))],
    ['our own secret', signedHeaders(body, now, carrierEnv.SMS_SECRET)],
    ['no secret', signedHeaders(body, now, '')],
    ['another body', good, other],
    ['another key', { ...good, 'x-key-id': 'other' }],
    ['another time', { ...good, 'x-timestamp': String(Number(good['x-timestamp']) + 1) }],
    ['an hour ago', signedHeaders(body, new Date(now.getTime() - 3_600_000))],
    ['an hour ahead', signedHeaders(body, new Date(now.getTime() + 3_600_000))],
  ];
  const answers = new Set<string>();
  for (const [what, headers, sent = body] of forged) {
    const { status, text } = await post(gateway, sent, headers);
    expect({ what, status }).toEqual({ what, status: 401 });
    expect(text).not.toMatch(new RegExp(`${id}|${REPORT_SECRET}|13955551001`));
    answers.add(text.replace('The time of the signature is not now', 'The signature is not valid'));
  }
  expect(answers.size).toBe(1);
  expect(await state()).toBeNull();
});

test('a known message and an unknown one are answered alike, and so is one that names nothing of ours', async () => {
  const unknown = '01990000-0000-7000-8000-00000000abcd';
  const answers = [];
  for (const name of [{ id: unknown }, { messageId: 'm-unknown' }, { messageId: `local:${unknown}` }, { id }])
    answers.push(await report(gateway, { ...name, status: 'unreachable', reason: 'other', at: at() }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual({ status: 204, text: '' });
  expect(await state()).toBe('unreachable');
});

test('heard again within its minutes a request changes nothing', async () => {
  const body = JSON.stringify({ reports: [{ id, status: 'delivered', at: at() }] });
  const headers = signedHeaders(body, gateway.clock.now());
  const answers = [await post(gateway, body, headers), await post(gateway, body, headers)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await state()).toBe('delivered');
});

test.each([
  ['no JSON', 'reports'],
  ['no list', '{"reports":{}}'],
  ['null', 'null'],
  ['101 reports', JSON.stringify({ reports: Array.from({ length: 101 }, () => ({})) })],
  ['no name', '{"reports":[{"status":"delivered","at":"2026-01-01T00:00:00Z"}]}'],
  [
    'an id of somebody else’s kind',
    '{"reports":[{"id":"1","status":"delivered","at":"2026-01-01T00:00:00Z"}]}',
  ],
  ['a state of no report', '{"reports":[{"messageId":"m","status":"queued","at":"2026-01-01T00:00:00Z"}]}'],
  [
    'a day without its zone',
    '{"reports":[{"messageId":"m","status":"delivered","at":"2026-01-01T00:00:00"}]}',
  ],
  ['no day', '{"reports":[{"messageId":"m","status":"delivered","at":"2026-13-01T00:00:00Z"}]}'],
])('%s is refused as a whole, in words that quote nothing', async (_what, body) => {
  const { status, text } = await post(gateway, body);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ code: 'FAIL', message: expect.stringMatching(/^reports/) });
});

test('more than 64 KB is cut off, other kinds of body are not read', async () => {
  const long = JSON.stringify({ reports: [], padding: 'x'.repeat(66_000) });
  expect((await post(gateway, long)).status).toBe(413);
  const body = lost();
  const form = { ...signedHeaders(body, gateway.clock.now()), 'content-type': 'text/plain' };
  expect((await post(gateway, body, form)).status).toBe(415);
});

test('whatever the carrier signs, it is taken or refused, and nothing of the program is told', async () => {
  const valid = { id, messageId: `m-${id}`, status: 'refused', reason: 'content', at: at() };
  const odd = fc.oneof(
    fc.constantFrom(...NASTY, '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
    fc.jsonValue(),
  );
  const field = fc.constantFrom('id', 'messageId', 'status', 'reason', 'at', 'more');
  for (const [name, value] of fc.sample(fc.tuple(field, odd), { seed: 20_261_126, numRuns: 200 })) {
    const { status, text } = await post(
      gateway,
      JSON.stringify({ reports: [{ ...valid, [name]: value }, value] }),
    );
    const alone = await report(gateway, { ...valid, [name]: value });
    expect([204, 400, 413]).toContain(status);
    expect([204, 400, 413]).toContain(alone.status);
    expect(text + alone.text).not.toMatch(/\.ts|node_modules|select |sms_outbox|syntax/);
  }
  expect(await state()).toBe('delivered');
});

test('a flood is told to wait', async () => {
  const statuses = [];
  for (let n = 0; n < 610; n += 1) statuses.push((await post(gateway, '{}', {})).status);
  expect(statuses).toContain(429);
});

test('without a secret for it, and beside the local provider, there is no such address', async () => {
  const { SMS_REPORT_SECRET: _none, ...withoutSecret } = carrierEnv;
  for (const env of [withoutSecret, {}]) {
    const other = await gatewayWithPeople({ env });
    const body = lost();
    const headers = signedHeaders(body, other.clock.now());
    const reply = await other.request(REPORT_PATH, { method: 'POST', headers, body });
    expect(reply.status).toBe(404);
    await other.close();
  }
});
