import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import type { ReplyOf } from '../src/kernel/module';
import { capture, hold, recharge, reverse } from '../src/modules/ledger/ledgerService';
import { closeNextMonth } from '../src/modules/statements/closing';
import { sql } from '../src/platform/db/sql';
import { ok } from './candidates';
import { inAccount, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { pdf } from './reports';

const { first, platform } = demoMains;

/** A moment by the clock of China. */
export const china = (text: string) => new Date(`${text}+08:00`);

export const details = {
  kind: 'ordinary',
  title: '晨星科技有限公司',
  taxNumber: '9135 0100 m000 100Y43',
  way: 'email',
  email: 'finance@example.com',
} as const;

/** A request as its list tells it. */
type ListedRequest = ReplyOf<'listInvoiceRequests'>['rows'][number];

/** What the tests of invoices do: closed months with money in them, the enterprise's half, and the operators'. */
export function invoiceTools(gateway: () => TestGateway) {
  const call = (token: string, mainId: string, operation: string, input: object = {}) =>
    gateway().call(operation, input, { token, mainId });
  const user = (name: keyof typeof demoUsers, mainId: string = first) =>
    sessionOf(gateway(), demoUsers[name], mainId);
  const staff = (name: keyof typeof demoUsers) => user(name, platform);

  /** Closes a month after another with what was spent in each: fen, below 0 is a charge of an earlier month reversed. */
  async function close(spent: Record<string, number>, mainId: string = first): Promise<Map<string, string>> {
    const charges: string[] = [];
    await inAccount(gateway(), mainId, async ({ tx }) => {
      const begin = `${Object.keys(spent).sort()[0]}-01T08:00:00`;
      await recharge(tx, uuidv7(), { mainId, amount: 100_000_000, at: china(begin) });
      for (const [month, fen] of Object.entries(spent).sort()) {
        const at = china(`${month}-10T12:00:00`);
        const of = { orderId: uuidv7(), itemId: uuidv7() };
        if (fen > 0) {
          await hold(tx, of.orderId, { mainId, amount: fen, at });
          await capture(tx, of, { mainId, amount: fen, at });
          const { id } = await tx.one<{ id: string }>(sql`select id from ledger_transaction
            where main_id = ${mainId} and kind = 'capture' and check_item_id = ${of.itemId}`);
          charges.push(id);
        } else if (fen < 0) await reverse(tx, charges.shift()!, { mainId, at });
      }
    });
    const months = new Map<string, string>();
    await inAccount(gateway(), mainId, async (work) => {
      const at = { ...work, clock: { now: () => gateway().clock.now() } };
      for (let row = await closeNextMonth(at, mainId); row; row = await closeNextMonth(at, mainId))
        months.set(row.month, row.id);
    });
    return months;
  }

  const ask = (token: string, body: object, mainId: string = first, idempotencyKey: string = uuidv7()) =>
    gateway().call('askInvoice', { body: { ...details, ...body } }, { token, mainId, idempotencyKey });
  async function workOf(requestId: string): Promise<string> {
    const { rows } = await gateway().owner.query('select id from work_item where subject_id = $1', [
      requestId,
    ]);
    return rows[0].id as string;
  }
  async function paper(token: string, workItemId: string, mime = 'application/pdf'): Promise<string> {
    const file = {
      name: 'invoice.pdf',
      mime,
      bytes: Buffer.concat([pdf, Buffer.from(`%${uuidv7()}\n`), pdf]),
    };
    const input = { query: { workItemId }, file };
    return ok(await call(token, platform, 'uploadInvoiceFile', input)).data.fileId as string;
  }
  let last = 0;
  const number = () => `2631200000000000${String((last += 1)).padStart(4, '0')}`;
  const today = () => new Date(gateway().clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  async function issue(token: string, workItemId: string, body: object = {}): Promise<CallReply> {
    const fileId = 'fileId' in body ? {} : { fileId: await paper(token, workItemId) };
    const whole = { workItemId, number: number(), issuedOn: today(), ...fileId, ...body };
    return call(token, platform, 'issueInvoice', { body: whole });
  }
  const reject = (token: string, workItemId: string, reason = 'The title is no company') =>
    call(token, platform, 'rejectInvoice', { body: { workItemId, reason } });
  const review = (token: string, workItemId: string) =>
    call(token, platform, 'getInvoiceReview', { query: { workItemId } });
  const withdraw = (token: string, requestId: string, mainId: string = first) =>
    call(token, mainId, 'withdrawInvoice', { body: { requestId } });
  const read = (token: string, mainId: string, fileId: string) =>
    call(token, mainId, 'downloadFile', { query: { fileId } });
  const list = async (token: string, mainId: string = first) =>
    ok(await call(token, mainId, 'listInvoiceRequests', { body: {} })).data.rows as ListedRequest[];
  return {
    ...{ call, user, staff, close, ask, workOf, paper, number, today },
    ...{ issue, reject, review, withdraw, read, list },
  };
}
