import { demoUsers } from '../../../seeds/demoAccounts';
import { approvalWorld } from '../../../test/approvals';

// What may be spent without asking is not changed by an open session alone.
let at: Awaited<ReturnType<typeof approvalWorld>>;
beforeAll(async () => {
  at = await approvalWorld();
});
afterAll(() => at.gateway.close());

const read = async () => (await at.call('owner', 'getApprovalRules')).data;
const audited = async () =>
  (
    await at.gateway.owner.query(
      `select count(*)::int as n from audit_event where action in ('approval.rulesChanged', 'approver.changed')`,
    )
  ).rows[0].n as number;
const changed = { above: 700_000, overBudget: 'refused' };
const given = { userId: demoUsers.finance, upTo: 90_000 };

test('without the code, with a wrong or a foreign one nothing is changed, and nothing is audited', async () => {
  const [before, events] = [await read(), await audited()];
  const own = await at.codeOf('owner');
  // The administrator's is not the owner's, and the other way round.
  const theirs = await at.codeOf('viewer');
  for (const verifyCode of [theirs, own === '000000' ? '000001' : '000000']) {
    expect(await at.body('owner', 'saveApprovalRules', { ...changed, verifyCode })).toMatchObject({
      code: 1004,
    });
    expect(await at.body('owner', 'saveApprover', { ...given, verifyCode })).toMatchObject({ code: 1004 });
  }
  expect(await at.body('owner', 'saveApprovalRules', changed)).toMatchObject({ code: 1000 });
  expect(await at.body('owner', 'saveApprover', given)).toMatchObject({ code: 1000 });
  expect([await read(), await audited()]).toEqual([before, events]);
});

test('a code changes one thing once; the same said again is answered and costs none', async () => {
  const events = await audited();
  const verifyCode = await at.codeOf('owner');
  const first = await at.body('owner', 'saveApprovalRules', { ...changed, verifyCode });
  expect(first).toMatchObject({ code: 0, data: changed });
  expect(await at.body('owner', 'saveApprovalRules', { ...changed, verifyCode })).toMatchObject({
    code: 0,
    data: first.data,
  });
  expect(await audited()).toBe(events + 1);
  // Used up, for the other change as well.
  expect(await at.body('owner', 'saveApprover', { ...given, verifyCode })).toMatchObject({ code: 1004 });
});

test('what cannot be saved costs no code', async () => {
  const verifyCode = await at.codeOf('owner');
  const nobody = { userId: demoUsers.recruiter, upTo: 90_000, verifyCode };
  expect(await at.body('owner', 'saveApprover', nobody)).toMatchObject({ code: 1015 });
  expect(await at.body('owner', 'saveApprover', { ...given, verifyCode })).toMatchObject({ code: 0 });
});

test('a code is sent to who may change the rules, and for nothing else', async () => {
  for (const who of ['recruiter', 'finance'] as const)
    expect(await at.body(who, 'sendApprovalCode')).toMatchObject({ code: 403 });
  const verifyCode = await at.codeOf('viewer');
  expect(
    await at.body('viewer', 'saveApprovalRules', { above: null, overBudget: 'waits', verifyCode }),
  ).toMatchObject({ code: 0 });
});
