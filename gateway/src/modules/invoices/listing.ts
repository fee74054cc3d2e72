import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import type { Work } from '../../kernel/work';
import { openDetails } from './details';
import { invoicesOf, requestsAfter, type InvoiceRow, type RequestRow } from './invoiceRepository';
import { monthsOf } from './monthRepository';

type InvoiceRequest = ReplyOf<'askInvoice'>;

const LIST = 'invoices';
const USUAL_LIMIT = 20;

export async function listInvoiceRequests(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT }: BodyOf<'listInvoiceRequests'>,
): Promise<ReplyOf<'listInvoiceRequests'>> {
  const { mainId } = ctx.session;
  const after = positionOf(ctx, LIST, cursor);
  const rows = await requestsAfter(ctx.tx, mainId, { after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ askedKey }) => askedKey });
  return { rows: await wired(ctx, mainId, page), nextCursor };
}

/** Requests of one account as both sides read them. */
export async function wired(
  work: Pick<Work, 'tx' | 'services'>,
  mainId: string,
  rows: readonly RequestRow[],
): Promise<InvoiceRequest[]> {
  const ids = rows.map(({ id }) => id);
  const months = await monthsOf(work.tx, mainId, ids);
  const invoices = await invoicesOf(work.tx, mainId, ids);
  return rows.map((row) => {
    const own = months.filter(({ requestId }) => requestId === row.id);
    return {
      requestId: row.id,
      status: row.status,
      isTaken: row.isTaken,
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      months: own.map(({ statementId, month, amount }) => ({ statementId, month, amount })),
      details: openDetails(work, row),
      invoices: invoices.filter(({ requestId }) => requestId === row.id).map(wireInvoice),
      askedBy: row.askedByName ?? '',
      askedAt: row.askedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reason: row.reason,
    };
  });
}

function wireInvoice(row: InvoiceRow): InvoiceRequest['invoices'][number] {
  const { id: invoiceId, number, issuedOn, fileId, fileName, reason } = row;
  return {
    ...{ invoiceId, number, issuedOn, fileId, fileName, reason },
    uploadedAt: row.uploadedAt.toISOString(),
    replacedAt: row.replacedAt?.toISOString() ?? null,
  };
}
