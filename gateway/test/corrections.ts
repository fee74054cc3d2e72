import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { itemsOf, lockCheck } from '../src/modules/checks/checkRepository';
import { completeItem } from '../src/modules/checks/lifecycle';
import { sql } from '../src/platform/db/sql';
import { ID_NUMBER, ok } from './candidates';
import { consentTo, inAccount, placeOrder, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { phones, type Operator } from './recharges';

const { first, platform } = demoMains;

export interface Charged {
  orderNo: string;
  orderId: string;
  checkId: string;
  chargeId: string;
  /** Fen. */
  amount: number;
}

/** What the tests of corrections do: an item that was charged, and the operators' two halves. */
export function correctionTools(gateway: () => TestGateway) {
  const call = async (
    user: keyof typeof demoUsers,
    operation: string,
    input: object,
    mainId: string = first,
  ) =>
    gateway().call(operation, input, {
      ...{ token: await sessionOf(gateway(), demoUsers[user], mainId), mainId },
      lang: 'en',
    });
  /** An order of which one item is done and charged, though it could not be verified. */
  async function charged(overrides: Record<string, unknown> = {}): Promise<Charged> {
    const order = await placeOrder(gateway(), await sessionOf(gateway(), demoUsers.owner, first), overrides);
    const checkId = order.checkId as string;
    await consentTo(gateway(), checkId);
    const charge = await inAccount(gateway(), first, async (work) => {
      const check = (await lockCheck(work.tx, checkId))!;
      // What is computed from it runs with the jobs.
      const field = { table: 'candidate', column: 'id_number_enc', rowId: check.candidateId };
      const sealed = gateway().services.crypto.encrypt(ID_NUMBER, field);
      await work.tx.run(sql`update candidate set id_number_enc = ${sealed} where id = ${check.candidateId}`);
      const item = (await itemsOf(work.tx, check, true)).find(({ itemCode }) => itemCode === 'education')!;
      await completeItem(work, check, item, { result: 'unverifiable', lamp: 'yellow' });
      const { id } = await work.tx.one<{ id: string }>(
        sql`select id from ledger_transaction where kind = 'capture' and check_item_id = ${item.id}`,
      );
      const { orderNo, orderId } = check;
      return { orderNo, orderId, checkId, chargeId: id, amount: item.price };
    });
    await gateway().runJobs();
    return charge;
  }
  const find = async (orderNo: string, user: keyof typeof demoUsers = 'operator') =>
    ok(await call(user, 'findCharges', { body: { orderNo } }, platform)).data.rows;
  /** The charge as operators find it by the number of its order. */
  const chargeOf = async ({ orderNo, chargeId }: Pick<Charged, 'orderNo' | 'chargeId'>) =>
    (await find(orderNo)).find((row: { chargeId: string }) => row.chargeId === chargeId);
  const ask = (
    chargeId: string,
    amount: number,
    {
      user = 'operator',
      reason = 'It could not be verified',
    }: { user?: keyof typeof demoUsers; reason?: string } = {},
  ): Promise<CallReply> => call(user, 'askCorrection', { body: { chargeId, amount, reason } }, platform);
  const inQueue = async (user: keyof typeof demoUsers = 'operator') =>
    ok(await call(user, 'listWorkItems', { body: { kind: ['correction'] } }, platform)).data.rows[0];
  const queued = async (): Promise<string> => (await inQueue()).workItemId;
  async function codeOf(who: Operator): Promise<string> {
    gateway().clock.advance(61_000);
    ok(await call(who, 'sendRechargeCode', { body: {} }, platform));
    const [newest] = await gateway().outbox(phones[who]);
    return /\d{6}/.exec(newest!.text)![0];
  }
  const send = (who: Operator, workItemId: string, verifyCode: string) =>
    call(who, 'confirmCorrection', { body: { workItemId, verifyCode } }, platform);
  const confirm = async (who: Operator, workItemId: string) => send(who, workItemId, await codeOf(who));
  const refuse = (user: keyof typeof demoUsers, workItemId: string, reason = 'The charge is right') =>
    call(user, 'refuseCorrection', { body: { workItemId, reason } }, platform);
  /** Asked by one operator, confirmed by the other. */
  async function givenBack(chargeId: string, amount: number): Promise<void> {
    ok(await ask(chargeId, amount));
    ok(await confirm('operator2', await queued()));
  }
  async function bell(user: keyof typeof demoUsers, mainId: string) {
    await gateway().runJobs();
    return ok(await call(user, 'listNotifications', { body: {} }, mainId)).data.rows as {
      kind: string;
      amount: number | null;
      reason: string | null;
      orderNo: string | null;
    }[];
  }
  return {
    call,
    charged,
    find,
    chargeOf,
    ask,
    inQueue,
    queued,
    codeOf,
    send,
    confirm,
    refuse,
    givenBack,
    bell,
  };
}
