import { CODE } from '@probity/contract/codeNames';
import { invoiceNumberOf } from '@probity/contract/rules/invoiceDetails';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, InputOf, ReplyOf } from '../../kernel/module';
import { chinaDay } from '../../kernel/workingDays';
import { publish } from '../events/publish';
import { fileById } from '../files/fileRepository';
import { keepFile } from '../files/uploadService';
import { lockWorkItem } from '../work/workRepository';
import { assertWaiting } from './closed';
import {
  endRequest,
  insertInvoice,
  invoicesOf,
  isInvoiceFile,
  lockRequest,
  setReplaced,
  type InvoiceRow,
} from './invoiceRepository';
import { endWork } from '../work/subjectWork';
import { monthsOf } from './monthRepository';
import { assertNotOwn, requestOfWork, type FoundRequest } from './reviewing';
import { words } from './words';

type Done = ReplyOf<'issueInvoice'>;
type Paper = Pick<BodyOf<'issueInvoice'>, 'number' | 'issuedOn' | 'fileId'>;

const OLDEST_DAYS = 366;
const DAY_MS = 86_400_000;

/** Stores the file of an invoice in the account that asked for it; issuing then names it. */
export async function uploadInvoiceFile(ctx: SessionCtx, { query, file }: InputOf<'uploadInvoiceFile'>) {
  const { mainIds, mainId: own, userId } = ctx.session;
  const { work } = await ctx.independent({ mainIds, mainId: own, userId }, async (tx) => {
    const seen = await requestOfWork(ctx, tx, query.workItemId);
    await assertNotOwn(ctx, tx, seen.row);
    return seen;
  });
  return keepFile(ctx, file, { mainId: work.mainId, kind: 'invoice', createdBy: userId });
}

/** Issues what was asked for. @throws 1000, 2205, 2441, 2442, 2443 */
export async function issueInvoice(
  ctx: SessionCtx,
  { workItemId, ...typed }: BodyOf<'issueInvoice'>,
): Promise<Done> {
  const seen = await lockForDeciding(ctx, workItemId);
  const { row } = seen;
  const { tx, session } = ctx;
  const paper = { ...typed, number: invoiceNumberOf(typed.number) ?? typed.number };
  const [holding] = await invoicesOf(tx, row.mainId, [row.id]);
  if (holding && isSaidAgain(ctx, holding, paper)) return { done: true };
  assertDecides(ctx, seen);
  await assertPaper(ctx, row.mainId, paper);
  const at = ctx.clock.now();
  await endRequest(tx, row, { status: 'issued', by: session.userId, reason: null, at });
  await endWork(tx, 'invoice', row, { by: session.userId, at });
  await keep(ctx, seen, paper, at);
  const event = { entity: 'invoice', entityId: row.id, mainId: row.mainId } as const;
  const detail = { amount: await amountOf(seen, ctx), number: paper.number };
  await ctx.audit({ ...event, action: 'invoice.issued', detail });
  await publish(ctx, { ...event, kind: 'invoice.issued' });
  return { done: true };
}

/** Rejects a request; its months are free again. @throws 1000, 2205, 2441, 2442 */
export async function rejectInvoice(
  ctx: SessionCtx,
  { workItemId, ...typed }: BodyOf<'rejectInvoice'>,
): Promise<Done> {
  const reason = reasonOf(ctx, typed.reason);
  const seen = await lockForDeciding(ctx, workItemId);
  assertDecides(ctx, seen);
  const { row } = seen;
  const at = ctx.clock.now();
  await endRequest(ctx.tx, row, { status: 'rejected', by: ctx.session.userId, reason, at });
  await endWork(ctx.tx, 'invoice', row, { by: ctx.session.userId, at });
  const event = { entity: 'invoice', entityId: row.id, mainId: row.mainId } as const;
  await ctx.audit({ ...event, action: 'invoice.rejected', detail: { amount: await amountOf(seen, ctx) } });
  await publish(ctx, { ...event, kind: 'invoice.rejected' });
  return { done: true };
}

/**
 * Puts a right invoice in place of the one that holds; that one is kept with the reason, and both sides read both. It names the
 * wrong one as it was read, so that of two who replace it at once the second is told. @throws 1000, 2442, 2443, 2444
 */
export async function replaceInvoice(
  ctx: SessionCtx,
  { workItemId, invoiceId, reason: why, ...typed }: BodyOf<'replaceInvoice'>,
): Promise<Done> {
  const reason = reasonOf(ctx, why);
  const seen = await lockForDeciding(ctx, workItemId);
  const { row } = seen;
  const { tx, session } = ctx;
  const paper = { ...typed, number: invoiceNumberOf(typed.number) ?? typed.number };
  const invoices = await invoicesOf(tx, row.mainId, [row.id]);
  const [holding] = invoices;
  const wasReplaced = invoices.some(
    ({ id, replacedBy }) => id === invoiceId && replacedBy === session.userId,
  );
  if (holding && wasReplaced && isSaidAgain(ctx, holding, paper)) return { done: true };
  if (holding?.id !== invoiceId) throw new BusinessError(CODE.INVOICE_REPLACED);
  await assertPaper(ctx, row.mainId, paper);
  const at = ctx.clock.now();
  await setReplaced(tx, { mainId: row.mainId, id: invoiceId }, { by: session.userId, at, reason });
  await keep(ctx, seen, paper, at);
  const event = { entity: 'invoice', entityId: row.id, mainId: row.mainId } as const;
  const detail = { number: paper.number, formerNumber: holding.number };
  await ctx.audit({ ...event, action: 'invoice.replaced', detail });
  await publish(ctx, { ...event, kind: 'invoice.replaced' });
  return { done: true };
}

/** A lost answer: the same person sends the same invoice again. */
const isSaidAgain = ({ session }: SessionCtx, holding: InvoiceRow, paper: Paper) =>
  holding.uploadedBy === session.userId &&
  holding.number === paper.number &&
  holding.issuedOn === paper.issuedOn &&
  holding.fileId === paper.fileId;

/** The work and then the request, each locked: of two who decide at once the second sees what the first made of it. */
async function lockForDeciding(ctx: SessionCtx, workItemId: string): Promise<FoundRequest> {
  const { work } = await requestOfWork(ctx, ctx.tx, workItemId);
  await lockWorkItem(ctx.tx, workItemId);
  await lockRequest(ctx.tx, work.mainId, work.requestId);
  const seen = await requestOfWork(ctx, ctx.tx, workItemId);
  await assertNotOwn(ctx, ctx.tx, seen.row);
  return seen;
}

/** @throws 2205 in a colleague's hands, 2441 */
function assertDecides({ session, lang }: SessionCtx, { work, row }: FoundRequest): void {
  assertWaiting(row, lang);
  if (work.assigneeId && work.assigneeId !== session.userId) throw new BusinessError(CODE.WORKED_BY_ANOTHER);
}

/** @throws 1000 at number, date or file */
async function assertPaper(ctx: SessionCtx, mainId: string, paper: Paper): Promise<void> {
  const { lang, clock } = ctx;
  const oldest = chinaDay(new Date(clock.now().getTime() - OLDEST_DAYS * DAY_MS));
  const faults = [
    ...(invoiceNumberOf(paper.number) === null ? [{ path: 'number', msg: words.numberWrong[lang] }] : []),
    ...(paper.issuedOn > chinaDay(clock.now()) ? [{ path: 'issuedOn', msg: words.inFuture[lang] }] : []),
    ...(paper.issuedOn < oldest ? [{ path: 'issuedOn', msg: words.tooLongAgo[lang] }] : []),
    ...((await isPaper(ctx, mainId, paper.fileId)) ? [] : [{ path: 'fileId', msg: words.fileNeeded[lang] }]),
  ];
  if (faults.length > 0) throw fieldError(faults);
}

/** A document or a picture that was uploaded for an invoice of this account, and is none yet. */
async function isPaper({ tx }: SessionCtx, mainId: string, fileId: string): Promise<boolean> {
  const file = await fileById(tx, fileId);
  return (
    file?.mainId === mainId &&
    file.kind === 'invoice' &&
    /^(image\/(jpeg|png)|application\/pdf)$/.test(file.mime) &&
    !(await isInvoiceFile(tx, mainId, fileId))
  );
}

/** @throws 2443 */
async function keep(ctx: SessionCtx, { row }: FoundRequest, paper: Paper, at: Date): Promise<void> {
  const isKept = await insertInvoice(ctx.tx, {
    ...{ ...paper, mainId: row.mainId, requestId: row.id, id: uuidv7() },
    ...{ uploadedBy: ctx.session.userId, uploadedAt: at },
  });
  if (!isKept) throw new BusinessError(CODE.INVOICE_NUMBER_USED);
}

async function amountOf({ row }: FoundRequest, { tx }: SessionCtx): Promise<number> {
  const months = await monthsOf(tx, row.mainId, [row.id]);
  return months.reduce((sum, { amount }) => sum + amount, 0);
}

/** @throws 1000 */
function reasonOf({ lang }: SessionCtx, typed: string): string {
  const reason = plainText(typed);
  if (reason.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[lang] }]);
  return reason;
}
