import { CODE } from '@probity/contract/codeNames';
import { invoiceFaults, MOST_STATEMENTS, type InvoiceField } from '@probity/contract/rules/invoiceDetails';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { commonWords } from '../../kernel/words';
import { lockAccount } from '../accounts/accountRepository';
import { newestVerified } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { lockWorkItem } from '../work/workRepository';
import { assertWaiting } from './closed';
import { emptyDetails, openDetails, plainDetails, sealDetails } from './details';
import { endRequest, insertRequest, lockRequest, requestById, requestsAfter } from './invoiceRepository';
import { endWork, queueWork } from '../work/subjectWork';
import { invoiceWork } from './invoiceWork';
import { wired } from './listing';
import { monthsById, spentMonths, takeMonths, type SpentMonth } from './monthRepository';
import { beingIssued, faultWords, words } from './words';

type InvoiceRequest = ReplyOf<'askInvoice'>;

/** Working days within which operators issue an invoice. */
const DECIDED_IN_DAYS = 3;

/** The months that can be invoiced; title and number of the verified enterprise, the rest as it was asked for last. */
export async function getInvoiceDesk(ctx: SessionCtx): Promise<ReplyOf<'getInvoiceDesk'>> {
  const { tx, session } = ctx;
  const months = await spentMonths(tx, session.mainId, MOST_STATEMENTS);
  const [last] = await requestsAfter(tx, session.mainId, { after: null, limit: 1 });
  const verified = await newestVerified(tx, session.mainId);
  return {
    statements: months.map(({ statementId, month, amount, heldBy }) => ({
      ...{ statementId, month, amount },
      state: stateOf(amount, heldBy),
    })),
    details: {
      ...(last ? openDetails(ctx, last) : emptyDetails),
      title: verified?.enterpriseName ?? '',
      taxNumber: verified?.creditCode ?? '',
    },
  };
}

function stateOf(amount: number, heldBy: SpentMonth['heldBy']) {
  if (heldBy !== null) return heldBy === 'issued' ? 'invoiced' : 'asked';
  return amount === 0 ? 'nothing' : 'free';
}

/**
 * Puts a request for one invoice over some closed months into the operators' queue. Each month is invoiced with what its
 * statement says was spent, and once: of two that ask for the same one the second is told.
 * @throws 1000 at a field, 2440, 403 the platform, which orders nothing
 */
export async function askInvoice(
  ctx: SessionCtx,
  { statementIds, ...typed }: BodyOf<'askInvoice'>,
): Promise<InvoiceRequest> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  // Of two that ask at once the second waits here, and then sees which months are taken.
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const details = plainDetails(typed);
  const months = await monthsById(tx, mainId, statementIds);
  const faults = [
    ...monthFaults(ctx, months, statementIds.length),
    ...Object.entries(invoiceFaults(details)).map(([path, fault]) => ({
      path,
      msg: faultWords(path as InvoiceField, fault)[ctx.lang],
    })),
  ];
  if (faults.length > 0) throw fieldError(faults);
  assertFree(ctx, months);
  const [id, at] = [uuidv7(), ctx.clock.now()];
  const { kind, title, taxNumber } = details;
  await insertRequest(tx, {
    ...{ mainId, id, kind, title, taxNumber, askedBy: userId, askedAt: at },
    detailsEnc: sealDetails(ctx, id, details),
  });
  // Taken in this very moment past the lock: the index of the database decides.
  if ((await takeMonths(tx, { mainId, requestId: id }, months)) < months.length) throw invoiced(ctx, months);
  const dueAt = addWorkingDays(await workingCalendar(ctx.tx), chinaDay(at), DECIDED_IN_DAYS);
  await queueWork(tx, 'invoice', { mainId, id }, { workItemId: uuidv7(), dueAt, at });
  const event = { entity: 'invoice', entityId: id } as const;
  const amount = months.reduce((sum, one) => sum + one.amount, 0);
  await ctx.audit({ ...event, action: 'invoice.asked', detail: { amount, months: named(ctx, months) } });
  await publish(ctx, { ...event, kind: 'invoice.asked', mainId });
  return requestOf(ctx, id);
}

function monthFaults(ctx: SessionCtx, months: readonly SpentMonth[], asked: number) {
  const fault = (msg: string) => [{ path: 'statementIds', msg }];
  if (months.length < asked) return fault(words.noMonth[ctx.lang]);
  const nothing = months.filter(({ amount }) => amount === 0);
  if (nothing.length > 0) return fault(words.nothingSpent({ months: named(ctx, nothing) })[ctx.lang]);
  const sum = months.reduce((total, { amount }) => total + amount, 0);
  return sum > 0 ? [] : fault(words.noSum[ctx.lang]);
}

/** @throws 2440 naming the months that another request holds */
function assertFree(ctx: SessionCtx, months: readonly SpentMonth[]): void {
  const held = months.filter(({ heldBy }) => heldBy !== null);
  if (held.length > 0) throw invoiced(ctx, held);
}

const invoiced = (ctx: SessionCtx, months: readonly SpentMonth[]) =>
  new BusinessError(CODE.STATEMENT_INVOICED, { months: named(ctx, months) });

const named = ({ lang }: SessionCtx, months: readonly SpentMonth[]) =>
  months.map(({ month }) => month).join(commonWords.listJoint[lang]);

/**
 * Takes back a request that waits; its months are free again. Not once an operator has it in hand: the invoice may stand in the
 * books of the tax office already. @throws 404 foreign or missing, 2441
 */
export async function withdrawInvoice(ctx: SessionCtx, requestId: string): Promise<InvoiceRequest> {
  const { tx, session } = ctx;
  const work = found(await invoiceWork(tx, { requestId }));
  // Locked with its work, in the order in which operators lock them.
  await lockWorkItem(tx, work.workItemId);
  await lockRequest(tx, session.mainId, requestId);
  const row = found(await requestById(tx, session.mainId, requestId));
  assertWaiting(row, ctx.lang);
  if (row.isTaken) throw new BusinessError(CODE.INVOICE_CLOSED, { why: beingIssued[ctx.lang] });
  const at = ctx.clock.now();
  await endRequest(tx, row, { status: 'withdrawn', by: null, reason: null, at });
  await endWork(tx, 'invoice', row, { by: null, at });
  const reply = await requestOf(ctx, requestId);
  await ctx.audit({
    action: 'invoice.withdrawn',
    entity: 'invoice',
    entityId: requestId,
    detail: { amount: reply.amount },
  });
  return reply;
}

async function requestOf(ctx: SessionCtx, id: string): Promise<InvoiceRequest> {
  const { mainId } = ctx.session;
  const [request] = await wired(ctx, mainId, [found(await requestById(ctx.tx, mainId, id))]);
  return request!;
}
