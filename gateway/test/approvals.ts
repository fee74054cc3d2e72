import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { booksOf, gatewayWithPeople, orderBody, placeOrder, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';

/** The price of the basic package. */
export const BASIC = 6800;

const phones = {
  owner: '13800000001',
  recruiter: '13800000002',
  finance: '13800000003',
  viewer: '13800000004',
};

export type Who = 'owner' | 'recruiter' | 'finance' | 'viewer';

/** The demo enterprise with an administrator (its viewer), and somebody signed in for every role. */
export async function approvalWorld() {
  const gateway: TestGateway = await gatewayWithPeople();
  const { first, second } = demoMains;
  await gateway.owner.query(`update membership set role = 'admin' where main_id = $1 and user_id = $2`, [
    first,
    demoUsers.viewer,
  ]);
  const token = async (who: Who) => sessionOf(gateway, demoUsers[who], first);
  const call = async (who: Who, operation: string, input: object = {}): Promise<CallReply> =>
    gateway.call(operation, input, { token: await token(who), mainId: first });
  const body = (who: Who, operation: string, content: object = {}) => call(who, operation, { body: content });
  /** Sends a code to somebody's own phone and reads it. The limits of SMS are not what is tested here. */
  const codeOf = async (who: Who): Promise<string> => {
    await gateway.owner.query('delete from sms_code');
    gateway.clock.advance(1000);
    const { code, msg } = await body(who, 'sendApprovalCode');
    if (code !== 0) throw new Error(`sendApprovalCode answered ${code} ${msg}`);
    return /\d{6}/.exec((await gateway.outbox(phones[who]))[0]!.text)![0];
  };
  return {
    ...{ gateway, first, second, call, body, codeOf },
    rules: async (above: number | null, overBudget: 'waits' | 'refused' = 'waits') =>
      body('owner', 'saveApprovalRules', { above, overBudget, verifyCode: await codeOf('owner') }),
    grant: async (who: Who, upTo: number | null) =>
      body('owner', 'saveApprover', {
        userId: demoUsers[who],
        upTo,
        verifyCode: await codeOf('owner'),
      }),
    order: async (who: Who = 'recruiter', overrides: object = {}) =>
      placeOrder(gateway, await token(who), { ...overrides }),
    refusedOrder: async (who: Who) =>
      gateway.call(
        'placeOrder',
        { body: orderBody() },
        { token: await token(who), mainId: first, idempotencyKey: uuidv7() },
      ),
    approve: (who: Who, orderId: string) => body(who, 'approveOrder', { orderId }),
    reject: (who: Who, orderId: string, reason = 'Not this month') =>
      body(who, 'rejectOrder', { orderId, reason }),
    read: async (orderId: string, who: Who = 'recruiter') =>
      (await call(who, 'getOrder', { query: { orderId } })).data,
    waiting: async (who: Who) =>
      (await body(who, 'listApprovals')).data.rows.map(({ orderId }: { orderId: string }) => orderId),
    budget: (who: Who, monthlyBudget: number | null) =>
      body('owner', 'editMember', { userId: demoUsers[who], monthlyBudget }),
    books: () => booksOf(gateway),
    /** The SMS of notifications to somebody's phone. */
    bell: async (who: Who, kind: string) => {
      await gateway.runJobs();
      const { rows } = await gateway.owner.query(
        `select entity_id from notification where main_id = $1 and user_id = $2 and kind = $3 and in_app`,
        [first, demoUsers[who], kind],
      );
      return rows.map(({ entity_id }) => entity_id as string);
    },
  };
}
