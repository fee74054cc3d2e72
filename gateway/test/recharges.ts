import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { ok } from './candidates';
import { sql } from '../src/platform/db/sql';
import { inAccount, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { pdf } from './reports';

const { first, platform } = demoMains;
/** Support is an operator only where a test makes them one. */
export const phones = { operator: '13800000014', operator2: '13800000015', support: '13800000013' } as const;
export type Operator = keyof typeof phones;

/** What the tests of recharges do: the enterprise's half, and the operators'. */
export function rechargeTools(gateway: () => TestGateway) {
  const call = (token: string, mainId: string, operation: string, input: object = {}) =>
    gateway().call(operation, input, { token, mainId });
  async function slip(token: string, content = uuidv7(), mainId: string = first): Promise<string> {
    const file = {
      name: 'slip.pdf',
      mime: 'application/pdf',
      bytes: Buffer.concat([pdf, Buffer.from(`%${content}\n%%EOF\n`)]),
    };
    return ok(await call(token, mainId, 'uploadFile', { file })).data.fileId as string;
  }
  const today = () => new Date(gateway().clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  async function ask(token: string, body: object = {}, key: string = uuidv7()): Promise<CallReply> {
    const claimed = { amount: 100_000, paidOn: today(), payerName: '晨星科技有限公司' };
    const slipFileId = 'slipFileId' in body ? {} : { slipFileId: await slip(token) };
    return gateway().call(
      'askRecharge',
      { body: { ...claimed, ...slipFileId, ...body } },
      { token, mainId: first, idempotencyKey: key },
    );
  }
  /** The owner asks. */
  async function asked(body: object = {}): Promise<string> {
    const owner = await sessionOf(gateway(), demoUsers.owner, first);
    return ok(await ask(owner, body)).data.rechargeId as string;
  }
  const staff = (user: keyof typeof demoUsers) => sessionOf(gateway(), demoUsers[user], platform);
  async function workOf(rechargeId: string): Promise<string> {
    const { rows } = await gateway().owner.query('select id from work_item where subject_id = $1', [
      rechargeId,
    ]);
    return rows[0].id as string;
  }
  async function codeOf(token: string, who: Operator): Promise<string> {
    gateway().clock.advance(61_000);
    ok(await call(token, platform, 'sendRechargeCode', { body: {} }));
    const [newest] = await gateway().outbox(phones[who]);
    return /\d{6}/.exec(newest!.text)![0];
  }
  const send = (token: string, body: object) => call(token, platform, 'confirmRecharge', { body });
  /** An operator asks for a code and confirms. */
  async function confirm(who: Operator, body: object): Promise<CallReply> {
    const token = await staff(who);
    return send(token, { ...body, verifyCode: await codeOf(token, who) });
  }
  const review = (token: string, workItemId: string) =>
    call(token, platform, 'getRechargeReview', { query: { workItemId } });
  const reject = (token: string, workItemId: string, reason = 'Nothing came from this account') =>
    call(token, platform, 'rejectRecharge', { body: { workItemId, reason } });
  async function booked(): Promise<{ reference: string; amount: number }[]> {
    return inAccount(gateway(), first, ({ tx }) =>
      tx.many(sql`select t.reference, e.amount from ledger_transaction t
        join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
        where t.kind = 'recharge' order by t.created_at`),
    );
  }
  return { call, slip, ask, asked, staff, workOf, codeOf, send, confirm, review, reject, booked, today };
}
