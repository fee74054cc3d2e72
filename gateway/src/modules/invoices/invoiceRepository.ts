import { timeKey, type PagePosition } from '../../kernel/paging';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type InvoiceStatus = 'waiting' | 'issued' | 'rejected' | 'withdrawn';

export interface RequestRow {
  mainId: string;
  id: string;
  kind: 'ordinary' | 'special';
  title: string;
  taxNumber: string;
  detailsEnc: Buffer;
  status: InvoiceStatus;
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  askedKey: string;
  decidedAt: Date | null;
  reason: string | null;
  /** An operator has it in hand. */
  isTaken: boolean;
}

const columns = sql`r.main_id as "mainId", r.id, r.kind, r.title, r.tax_number as "taxNumber", r.details_enc as "detailsEnc",
  r.status, r.asked_by as "askedBy", (select u.nick_name from user_by_id(r.asked_by) u) as "askedByName",
  r.asked_at as "askedAt", ${timeKey(sql`r.asked_at`)} as "askedKey", r.decided_at as "decidedAt", r.reason,
  exists (select from work_item w where w.main_id = r.main_id and w.subject_id = r.id and w.kind = 'invoice'
    and w.status = 'claimed') as "isTaken"`;

/** The row and column that the encrypted details are bound to. */
export function detailsField(requestId: string) {
  return { table: 'invoice_request', column: 'details_enc', rowId: requestId };
}

export function requestsAfter(
  tx: Tx,
  mainId: string,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<RequestRow[]> {
  const from = after ? sql`and (r.asked_at, r.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<RequestRow>(sql`select ${columns} from invoice_request r where r.main_id = ${mainId} ${from}
    order by r.asked_at desc, r.id desc limit ${limit}`);
}

export function requestById(tx: Tx, mainId: string, id: string): Promise<RequestRow | null> {
  return tx.maybeOne<RequestRow>(
    sql`select ${columns} from invoice_request r where r.main_id = ${mainId} and r.id = ${id}`,
  );
}

/** Locks a request until the transaction ends: who comes second sees what became of it. Bound to its account. */
export async function lockRequest(tx: Tx, mainId: string, id: string): Promise<void> {
  await tx.many(sql`select id from invoice_request where main_id = ${mainId} and id = ${id} for update`);
}

export async function insertRequest(
  tx: Tx,
  row: Pick<
    RequestRow,
    'mainId' | 'id' | 'kind' | 'title' | 'taxNumber' | 'detailsEnc' | 'askedBy' | 'askedAt'
  >,
): Promise<void> {
  await tx.run(sql`insert into invoice_request (main_id, id, kind, title, tax_number, details_enc, asked_by, asked_at)
    values (${row.mainId}, ${row.id}, ${row.kind}, ${row.title}, ${row.taxNumber}, ${row.detailsEnc}, ${row.askedBy},
      ${row.askedAt})`);
}

export async function endRequest(
  tx: Tx,
  { mainId, id }: Pick<RequestRow, 'mainId' | 'id'>,
  end: { status: Exclude<InvoiceStatus, 'waiting'>; by: string | null; reason: string | null; at: Date },
): Promise<void> {
  await tx.run(sql`update invoice_request set status = ${end.status}, decided_by = ${end.by}, decided_at = ${end.at},
      reason = ${end.reason} where main_id = ${mainId} and id = ${id}`);
}

export interface InvoiceRow {
  requestId: string;
  id: string;
  number: string;
  issuedOn: string;
  fileId: string;
  fileName: string;
  uploadedBy: string;
  uploadedAt: Date;
  replacedBy: string | null;
  replacedAt: Date | null;
  reason: string | null;
}

/** The invoices of some requests of an account: the one that holds first, then those it replaced, the newest first. */
export function invoicesOf(tx: Tx, mainId: string, requestIds: readonly string[]): Promise<InvoiceRow[]> {
  return tx.many<InvoiceRow>(sql`select v.request_id as "requestId", v.id, v.number, v.issued_on as "issuedOn",
      v.file_id as "fileId", f.original_name as "fileName", v.uploaded_by as "uploadedBy", v.uploaded_at as "uploadedAt",
      v.replaced_by as "replacedBy", v.replaced_at as "replacedAt", v.reason
    from invoice v join file_object f on f.main_id = v.main_id and f.id = v.file_id
    where v.main_id = ${mainId} and v.request_id = any(${[...requestIds]}::uuid[])
    order by v.replaced_at is not null, v.replaced_at desc, v.id`);
}

/** Keeps an invoice; false where one with this number, or of this file, is kept already, in whatever account. */
export async function insertInvoice(
  tx: Tx,
  row: Pick<
    InvoiceRow,
    'requestId' | 'id' | 'number' | 'issuedOn' | 'fileId' | 'uploadedBy' | 'uploadedAt'
  > & {
    mainId: string;
  },
): Promise<boolean> {
  const kept =
    await tx.many(sql`insert into invoice (main_id, id, request_id, file_id, number, issued_on, uploaded_by, uploaded_at)
    values (${row.mainId}, ${row.id}, ${row.requestId}, ${row.fileId}, ${row.number}, ${row.issuedOn}, ${row.uploadedBy},
      ${row.uploadedAt})
    on conflict (number) do nothing returning id`);
  return kept.length > 0;
}

export async function setReplaced(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await tx.run(sql`update invoice set replaced_by = ${by}, replaced_at = ${at}, reason = ${reason}
    where main_id = ${mainId} and id = ${id}`);
}

/** Whether a file is an invoice's already. */
export async function isInvoiceFile(tx: Tx, mainId: string, fileId: string): Promise<boolean> {
  const row = await tx.maybeOne(
    sql`select 1 as yes from invoice where main_id = ${mainId} and file_id = ${fileId} limit 1`,
  );
  return row !== null;
}
