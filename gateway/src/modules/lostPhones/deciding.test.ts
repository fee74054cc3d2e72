import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { lostPhoneTools, MEMBER_PHONE, NEW_PHONE, verifiedContact } from '../../../test/lostPhones';
import { addMembership, updateMembership } from '../accounts/accountRepository';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
const tools = lostPhoneTools(() => gateway);
const { call, asked, staff, workOf, staffCode, decide, phoneOf, statesOf } = tools;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  for (const mobile of [MEMBER_PHONE, '13800000003']) await passwordLogin(gateway, mobile);
  await verifiedContact(gateway, '13944440001');
});
afterEach(() => gateway.close());

async function approved(user: 'support' | 'operator', workItemId: string) {
  const token = await staff(user);
  const verifyCode = await staffCode(token, demoUsers[user]);
  return decide(token, { workItemId, verifyCode });
}

test('the owner asks and support approves: the new phone signs in, the old one does not, everything open ends, both phones and the owner are told', async () => {
  const member = await sessionOf(gateway, demoUsers.recruiter, first);
  await asked();
  expect((await gateway.outbox(MEMBER_PHONE))[0]!.text).toContain(
    'At your enterprise, 晨星科技有限公司, the phone 138****0002 is reported as lost',
  );
  expect(await phoneOf(demoUsers.recruiter)).toBe(MEMBER_PHONE);
  const support = await staff('support');
  const workItemId = await workOf(support);
  await gateway.runJobs();
  const bell = ok(await call(support, platform, 'listNotifications', { body: {} })).data;
  expect(bell.rows).toMatchObject([{ kind: 'lostPhone.asked' }]);
  expect(
    ok(await call(support, platform, 'getLostPhoneReview', { query: { workItemId } })).data,
  ).toMatchObject({
    mainId: first,
    formerMobile: '138****0002',
    mobile: NEW_PHONE,
    reason: 'Left in a taxi',
    askedBy: '林晓',
    isTaken: false,
    unfit: null,
    mayDecide: true,
  });
  ok(await approved('support', workItemId));

  expect(await phoneOf(demoUsers.recruiter)).toBe(NEW_PHONE);
  expect(await statesOf()).toEqual([{ status: 'replaced', isErased: true, work: 'done' }]);
  expect(await gateway.call('loginInfo', {}, { token: member })).toMatchObject({ code: -5 });
  expect((await gateway.outbox(MEMBER_PHONE))[0]!.text).toContain(
    '138****0002 can no longer be used to sign in',
  );
  expect((await gateway.outbox(NEW_PHONE))[0]!.text).toContain('now the phone you sign in with');
  expect(await passwordLogin(gateway, NEW_PHONE)).toBeTruthy();
  await gateway.runJobs();
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const told = ok(await call(owner, first, 'listNotifications', { body: {} })).data;
  expect(told.rows).toMatchObject([{ kind: 'lostPhone.replaced' }]);
  const { rows } = await gateway.owner.query(
    `select action, actor_user_id as by, entity_id as who from audit_event
      where main_id = $1 and action like 'lostPhone.%' order by seq`,
    [first],
  );
  const who = demoUsers.recruiter;
  expect(rows).toEqual([
    { action: 'lostPhone.asked', by: demoUsers.owner, who },
    { action: 'lostPhone.opened', by: demoUsers.support, who },
    { action: 'lostPhone.replaced', by: demoUsers.support, who },
  ]);
});

test('the browser they signed in with before is a new one afterwards, and WeChat is unbound', async () => {
  await gateway.owner.query(
    "insert into wechat_binding (openid_index, user_id, created_at) values ('lost', $1, now())",
    [demoUsers.recruiter],
  );
  await asked();
  ok(await approved('support', await workOf(await staff('support'))));
  await passwordLogin(gateway, NEW_PHONE);
  await gateway.runJobs();
  const { rows } = await gateway.owner.query(
    "select (select count(*)::int from notification where user_id = $1 and kind = 'signIn.newBrowser') as told, (select count(*)::int from wechat_binding where user_id = $1) as bound",
    [demoUsers.recruiter],
  );
  expect(rows).toEqual([{ told: 1, bound: 0 }]);
});

test('who asked never decides, also as staff of that enterprise by then; nor does who belongs to it, nor the person', async () => {
  await asked();
  const support = await staff('support');
  const workItemId = await workOf(support);
  const makeRole = (userId: string, role: string) =>
    inAccount(gateway, first, ({ tx }) =>
      updateMembership(tx, { mainId: first, userId, role, disabled: false }, gateway.clock.now()),
    );
  // A colleague of the enterprise who is staff elsewhere: their place here is of the enterprise's own side.
  await makeRole(demoUsers.support, 'recruiter');
  expect(await decide(support, { workItemId, verifyCode: '000000' })).toMatchObject({ code: 2824 });
  await makeRole(demoUsers.support, 'support');
  await gateway.owner.query('update lost_phone set asked_by = $1', [demoUsers.support]);
  expect(await decide(support, { workItemId, verifyCode: '000000' })).toMatchObject({ code: 2824 });
  expect(await decide(support, { workItemId, accept: false })).toMatchObject({ code: 2824 });
  // And where every rule above it failed, the table itself refuses one party.
  await expect(
    gateway.owner.query(
      "update lost_phone set status = 'replaced', ended_at = now(), decided_by = asked_by, mobile_enc = null, former_index = null",
    ),
  ).rejects.toThrow('lost_phone_two_parties');
});

test('nobody else decides: no manager, no analyst, no staff inside the enterprise; a foreign request is one that is not there', async () => {
  await asked();
  const workItemId = await workOf(await staff('support'));
  const inside = await sessionOf(gateway, demoUsers.support, first);
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  for (const [token, mainId] of [
    [inside, first],
    [owner, first],
    [await staff('analyst'), platform],
  ] as const)
    for (const operation of [
      'decideLostPhone',
      'getLostPhoneReview',
      'revealLostPhoneContact',
      'sendLostPhoneDecisionCode',
    ]) {
      const input =
        operation === 'getLostPhoneReview'
          ? { query: { workItemId } }
          : {
              body:
                operation === 'decideLostPhone'
                  ? { workItemId, accept: false, note: 'None' }
                  : operation === 'revealLostPhoneContact'
                    ? { workItemId, purpose: 'None' }
                    : {},
            };
      expect((await call(token, mainId, operation, input)).code).toBe(403);
    }
  // Support that does not serve this enterprise.
  await gateway.owner.query('delete from membership where user_id = $1 and main_id = $2', [
    demoUsers.support,
    first,
  ]);
  const elsewhere = await staff('support');
  expect(await decide(elsewhere, { workItemId, accept: false })).toMatchObject({ code: 404 });
  expect(await call(elsewhere, platform, 'getLostPhoneReview', { query: { workItemId } })).toMatchObject({
    code: 404,
  });
  expect(await statesOf()).toMatchObject([{ status: 'open' }]);
});

test('two decide at once: one wins, the other is told what became of it', async () => {
  await asked();
  const [support, operator] = [await staff('support'), await staff('operator')];
  const workItemId = await workOf(support);
  const codes = [await staffCode(support, demoUsers.support), await staffCode(operator, demoUsers.operator)];
  const replies = await Promise.all([
    decide(support, { workItemId, verifyCode: codes[0] }),
    decide(operator, { workItemId, verifyCode: codes[1] }),
  ]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2822]);
  expect(await statesOf()).toEqual([{ status: 'replaced', isErased: true, work: 'done' }]);
});

test('a wrong code changes nothing, the enterprise’s code is none of staff’s, and a note is needed', async () => {
  await asked();
  const support = await staff('support');
  const workItemId = await workOf(support);
  expect(await decide(support, { workItemId, verifyCode: '000000' })).toMatchObject({ code: 1004 });
  expect(await decide(support, { workItemId })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'verifyCode' }] },
  });
  expect(await decide(support, { workItemId, accept: false, note: '     ' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'note' }] },
  });
  expect(await phoneOf(demoUsers.recruiter)).toBe(MEMBER_PHONE);
});

describe('what changes between the two halves', () => {
  const shared = () =>
    inAccount(gateway, second, ({ tx }) =>
      addMembership(tx, { mainId: second, userId: demoUsers.recruiter, role: 'viewer' }),
    );
  const disabled = (userId: string, role: string) =>
    inAccount(gateway, first, ({ tx }) =>
      updateMembership(tx, { mainId: first, userId, role, disabled: true }, gateway.clock.now()),
    );
  const taken = () =>
    gateway.owner.query('update users set mobile_index = $1 where id = $2', [
      gateway.services.blindIndex.of('mobile', NEW_PHONE),
      demoUsers.viewer,
    ]);
  const changed = () =>
    gateway.owner.query("update users set mobile_index = 'another' where id = $1", [demoUsers.recruiter]);
  test.each([
    ['the person belongs to another account, too', shared, 2823],
    ['the person is disabled', () => disabled(demoUsers.recruiter, 'recruiter'), 2823],
    ['who asked is disabled', () => disabled(demoUsers.owner, 'owner'), 2823],
    ['the person changed the phone themselves', changed, 2823],
    ['somebody else signs in with the new phone', taken, 1009],
  ])('%s: refused in words, and can be rejected', async (_what, happens, code) => {
    await asked();
    const support = await staff('support');
    const workItemId = await workOf(support);
    await happens();
    expect(await decide(support, { workItemId, verifyCode: '000000' })).toMatchObject({ code });
    ok(await decide(support, { workItemId, accept: false, note: 'Not as things are' }));
    expect(await statesOf()).toEqual([{ status: 'rejected', isErased: true, work: 'done' }]);
  });

  test('withdrawn: nothing is left to decide', async () => {
    const lostPhoneId = await asked();
    const support = await staff('support');
    const workItemId = await workOf(support);
    const owner = await sessionOf(gateway, demoUsers.owner, first);
    ok(await call(owner, first, 'withdrawLostPhone', { body: { lostPhoneId } }));
    expect(await decide(support, { workItemId, verifyCode: '000000' })).toMatchObject({
      code: 2822,
      msg: expect.stringContaining('withdrew'),
    });
    expect(await statesOf()).toEqual([{ status: 'withdrawn', isErased: true, work: 'cancelled' }]);
  });
});

test('a verified contact’s phone is revealed for a purpose, which the enterprise reads', async () => {
  await asked();
  const support = await staff('support');
  const workItemId = await workOf(support);
  const review = () => call(support, platform, 'getLostPhoneReview', { query: { workItemId } });
  const purpose = 'Call back about a lost phone';
  const reveal = () => call(support, platform, 'revealLostPhoneContact', { body: { workItemId, purpose } });
  expect(ok(await review()).data.contact).toEqual({ name: '赵经理', mobile: '139****0001' });
  expect(ok(await reveal()).data.value).toBe('13944440001');
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const read = ok(await call(owner, first, 'getCertification')).data;
  expect(read.contactReveals).toMatchObject([{ purpose }]);
});

test('what staff write about their decision stands at the member for the enterprise’s managers', async () => {
  await asked();
  ok(await approved('operator', await workOf(await staff('operator'))));
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  expect(ok(await call(owner, first, 'listLostPhones')).data).toMatchObject([
    { status: 'replaced', note: 'Called the contact back', reason: 'Left in a taxi', mobile: null },
  ]);
});
