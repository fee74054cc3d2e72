import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';

/** A new invitation may name any phone: the limits per check and per account. */
let gateway: TestGateway;
const MINUTE = 60_000;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

let people = 0;
const phone = () => `1395555${String((people += 1)).padStart(4, '0')}`;
const signIn = () => sessionOf(gateway, demoUsers.owner, demoMains.first);
const order = async (): Promise<string> => (await placeOrder(gateway, await signIn())).checkId;
const resend = async (checkId: string, mobile = phone()): Promise<CallReply & { mobile: string }> => {
  const body = { checkId, mobile };
  const input = { token: await signIn(), mainId: demoMains.first };
  return { ...(await gateway.call('resendInvitation', { body }, input)), mobile };
};

test('a mistyped phone is mended at once; the next new invitation waits ten minutes, told in words', async () => {
  const checkId = await order();
  expect(await resend(checkId)).toMatchObject({ code: 0 });
  gateway.clock.advance(MINUTE);
  const soon = await resend(checkId);
  expect(soon).toMatchObject({ code: 2020, data: { retryAfter: 9 * 60 } });
  expect(soon.msg).toContain('9 minutes');
  expect(await gateway.outbox(soon.mobile)).toEqual([]);
  gateway.clock.advance(9 * MINUTE);
  const waited = await resend(checkId);
  expect(waited).toMatchObject({ code: 0 });
  expect(await gateway.outbox(waited.mobile)).toHaveLength(1);
});

describe('after a message that did not arrive', () => {
  const toNobody = async (mobile: string) => {
    const checkId = await order();
    expect(await resend(checkId, mobile)).toMatchObject({ code: 0 });
    await gateway.runJobs();
    return checkId;
  };

  test('no such number: the same and none are refused at the field, another one goes at once', async () => {
    const gone = '19900000109';
    const checkId = await toNobody(gone);
    for (const mobile of [gone, undefined]) {
      const body = { checkId, ...(mobile && { mobile }) };
      const input = { token: await signIn(), mainId: demoMains.first };
      expect(await gateway.call('resendInvitation', { body }, input)).toMatchObject({
        code: 1000,
        data: { fields: [{ path: 'mobile', msg: expect.stringContaining('Please enter another') }] },
      });
    }
    expect(await gateway.outbox(gone)).toHaveLength(1);
    expect(await resend(checkId)).toMatchObject({ code: 0 });
    // That one may have arrived: from here on it is waited for.
    expect(await resend(checkId)).toMatchObject({ code: 2020 });
  });

  test('no such number: nobody is reminded there, alone, among others or on the day of a reminder', async () => {
    const [gone, off] = ['19900000110', '19900000210'];
    const [lost, away] = [await toNobody(gone), await toNobody(off)];
    const call = async (operation: string, body: object) =>
      gateway.call(
        operation,
        { body },
        { token: await signIn(), mainId: demoMains.first, idempotencyKey: uuidv7() },
      );
    const remind = () => call('remindCandidate', { checkId: lost });
    // Also within the hour: to wait would be no help.
    const said = { code: 2052, msg: expect.stringContaining('send a new link to another') };
    expect(await remind()).toMatchObject(said);
    gateway.clock.advance(61 * MINUTE);
    expect(await remind()).toMatchObject(said);
    const records = { checkId: [lost, away] };
    expect((await call('remindChecks', { records })).data.rows).toMatchObject([
      { checkId: lost, ...said },
      { checkId: away, code: 0 },
    ]);
    gateway.clock.advance(25 * 60 * MINUTE);
    await inAccount(gateway, demoMains.first, (work) => work.enqueue('checks.tick', {}));
    await gateway.runJobs();
    expect(await gateway.outbox(gone)).toHaveLength(1);
    expect(await gateway.outbox(off)).toHaveLength(3);
  });

  test('a phone that is off: the same may be tried again, without a wait', async () => {
    const off = '19900000209';
    const checkId = await toNobody(off);
    expect(await resend(checkId, off)).toMatchObject({ code: 0 });
  });
});

test('ten at once for one check are one', async () => {
  const checkId = await order();
  await resend(checkId);
  gateway.clock.advance(10 * MINUTE);
  const replies = await Promise.all(Array.from({ length: 10 }, () => resend(checkId)));
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('a hundred of an account in 24 hours; the refused one keeps the old link and the seven days', async () => {
  await gateway.owner.query(
    `insert into sms_allowance (main_id, id, kind, sent_at)
      select $1, gen_random_uuid(), 'invitation', $2 from generate_series(1, 100)`,
    [demoMains.first, gateway.clock.now()],
  );
  const checkId = await order();
  const facts = () =>
    gateway.owner.query('select status, expires_at from invitation where check_id = $1', [checkId]);
  const before = (await facts()).rows;
  gateway.clock.advance(MINUTE);
  const full = await resend(checkId);
  expect(full).toMatchObject({ code: 2841, data: { retryAfter: 24 * 3600 - 60 } });
  expect((await facts()).rows).toEqual(before);
  gateway.clock.advance(24 * 60 * MINUTE);
  expect(await resend(checkId)).toMatchObject({ code: 0 });
});
