import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { ok } from './candidates';
import { sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import type { Operator } from './recharges';

const { first, platform } = demoMains;
const phones = { owner: '13800000001', operator: '13800000014', operator2: '13800000015' } as const;
export const account = { bankName: '招商银行上海分行', accountNo: '6222 0210 0111 6245' };

/** What the tests of payouts do: the owner's half, and the operators'. */
export function payoutTools(gateway: () => TestGateway) {
  const call = async (
    user: keyof typeof demoUsers,
    operation: string,
    input: object,
    mainId: string = first,
  ) =>
    gateway().call(operation, input, { token: await sessionOf(gateway(), demoUsers[user], mainId), mainId });
  const staff = (user: keyof typeof demoUsers, operation: string, input: object) =>
    call(user, operation, input, platform);
  async function codeOf(who: keyof typeof phones): Promise<string> {
    gateway().clock.advance(61_000);
    ok(
      who === 'owner'
        ? await call(who, 'sendPayoutCode', { body: {} })
        : await staff(who, 'sendPayoutDecisionCode', { body: {} }),
    );
    const [newest] = await gateway().outbox(phones[who]);
    return /\d{6}/.exec(newest!.text)![0];
  }
  /** Without a code of its own among `body` the owner asks for one. */
  async function ask(amount: number, body: object = {}): Promise<CallReply> {
    const code = 'verifyCode' in body ? {} : { verifyCode: await codeOf('owner') };
    return call('owner', 'askPayout', { body: { ...account, amount, ...code, ...body } });
  }
  async function workOf(payoutId: string): Promise<string> {
    const { rows } = await gateway().owner.query('select id from work_item where subject_id = $1', [
      payoutId,
    ]);
    return rows[0].id as string;
  }
  /** The owner asks; its work in the queue. */
  async function asked(amount: number): Promise<{ payoutId: string; workItemId: string }> {
    const { payoutId } = ok(await ask(amount)).data as { payoutId: string };
    return { payoutId, workItemId: await workOf(payoutId) };
  }
  const by =
    (operation: 'enterPayout' | 'confirmPayout') =>
    async (who: Exclude<Operator, 'support'>, workItemId: string, bankReference: string) =>
      staff(who, operation, { body: { workItemId, bankReference, verifyCode: await codeOf(who) } });
  const reject = (
    who: keyof typeof demoUsers,
    workItemId: string,
    reason = 'The account is closed',
    code?: string,
  ) => staff(who, 'rejectPayout', { body: { workItemId, reason, ...(code && { verifyCode: code }) } });
  const review = (who: keyof typeof demoUsers, workItemId: string) =>
    staff(who, 'getPayoutReview', { query: { workItemId } });
  const newest = async (user: keyof typeof demoUsers = 'finance') =>
    ok(await call(user, 'listPayouts', { body: {} })).data.rows[0];
  /** What somebody's bell tells: each kind with its amount in fen. */
  async function bell(user: keyof typeof demoUsers, mainId: string): Promise<string[]> {
    await gateway().runJobs();
    const { rows } = ok(await call(user, 'listNotifications', { body: {} }, mainId)).data;
    return (rows as { kind: string; amount: number | null }[]).map(({ kind, amount }) => `${kind} ${amount}`);
  }
  return {
    ...{ call, staff, codeOf, ask, asked, workOf, reject, review, newest, bell },
    ...{ enter: by('enterPayout'), confirm: by('confirmPayout') },
  };
}
