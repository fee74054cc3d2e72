import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { allows } from '../../kernel/rights';
import type { CheckRow, ItemRow } from './checkRepository';
import { filesById, type FileFacts } from './detailRepository';

type ItemAnswer = components['schemas']['ItemAnswer'];
type OwnAnswer = components['schemas']['OwnAnswer'];
type AskedQuestion = components['schemas']['AskedQuestion'];

interface AnswerRow {
  id: string;
  checkItemId: string;
  answeredBy: 'candidate' | 'enterprise';
  question: string;
  askedAt: Date | null;
  askedByName: string | null;
  authorKind: 'enterprise' | 'staff' | null;
  authorName: string | null;
  textEnc: Buffer;
  fileIds: string[];
  at: Date;
}

function answersOf(tx: Tx, check: Pick<CheckRow, 'mainId' | 'id'>): Promise<AnswerRow[]> {
  return tx.many<AnswerRow>(sql`select a.id, a.check_item_id as "checkItemId", a.answered_by as "answeredBy", a.question,
      a.asked_at as "askedAt", (select u.nick_name from user_by_id(a.asked_by) u) as "askedByName",
      a.author_kind as "authorKind", (select u.nick_name from user_by_id(a.author_id) u) as "authorName",
      a.text_enc as "textEnc", a.file_ids as "fileIds", a.at
    from item_answer a join check_item i on i.main_id = a.main_id and i.id = a.check_item_id
    where i.main_id = ${check.mainId} and i.check_id = ${check.id} order by a.at, a.id`);
}

/** The answers of a check by item, each item's in their order; null for one that this session may not read. */
export type AnswersByItem = ReadonlyMap<string, readonly (ItemAnswer | null)[]>;

/**
 * The questions about each item and their answers, with files. For readers of results; the enterprise's own answers also for
 * people who may give them. A candidate's document is only named to those who may open it.
 */
export async function answersByItem(
  ctx: SessionCtx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
): Promise<AnswersByItem> {
  const rows = await answersOf(ctx.tx, check);
  const files = await filesById(
    ctx.tx,
    check.mainId,
    rows.flatMap((row) => row.fileIds),
  );
  const byItem = new Map<string, (ItemAnswer | null)[]>();
  for (const row of rows) {
    const own = files.filter((file) => row.fileIds.includes(file.fileId) && mayKnow(ctx, file));
    const shown = mayRead(ctx, row) ? answerView(ctx, row, own) : null;
    byItem.set(row.checkItemId, [...(byItem.get(row.checkItemId) ?? []), shown]);
  }
  return byItem;
}

/** The candidate's own questions and answers, by item, without those of the enterprise. */
export async function ownAnswersByItem(
  ctx: SessionCtx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
): Promise<ReadonlyMap<string, readonly OwnAnswer[]>> {
  const rows = (await answersOf(ctx.tx, check)).filter((row) => row.answeredBy === 'candidate');
  const files = await filesById(
    ctx.tx,
    check.mainId,
    rows.flatMap((row) => row.fileIds),
  );
  const byItem = new Map<string, OwnAnswer[]>();
  for (const row of rows) {
    const own = files.filter((file) => row.fileIds.includes(file.fileId));
    byItem.set(row.checkItemId, [...(byItem.get(row.checkItemId) ?? []), ownView(ctx, row, own)]);
  }
  return byItem;
}

/** The answers of one item that this session may read. */
export function answersTo(answers: AnswersByItem, itemId: string): ItemAnswer[] {
  return (answers.get(itemId) ?? []).filter((answer) => answer !== null);
}

function mayRead({ session }: SessionCtx, { answeredBy }: AnswerRow): boolean {
  return allows(session, 'result.read') || (answeredBy === 'enterprise' && allows(session, 'check.answer'));
}

function mayKnow({ session }: SessionCtx, { kind }: FileFacts): boolean {
  return allows(session, kind === 'candidate' ? 'personal.reveal' : 'result.read');
}

function ownView(ctx: SessionCtx, row: AnswerRow, files: readonly FileFacts[]): OwnAnswer {
  const place = { table: 'item_answer', column: 'text_enc', rowId: row.id };
  return {
    answerId: row.id,
    question: row.question,
    text: ctx.services.crypto.decrypt(row.textEnc, place),
    at: row.at.toISOString(),
    files: files.map((file) => ({ ...file, uploadedAt: file.uploadedAt.toISOString() })),
  };
}

function answerView(ctx: SessionCtx, row: AnswerRow, files: readonly FileFacts[]): ItemAnswer {
  return {
    ...ownView(ctx, row, files),
    askedAt: row.askedAt?.toISOString() ?? null,
    askedBy: ctx.session.kind === 'staff' ? row.askedByName : null,
    ...authorOf(ctx, row),
  };
}

/** As in the timeline: staff are named only to staff, a candidate never. */
function authorOf(ctx: SessionCtx, row: AnswerRow): Pick<ItemAnswer, 'actorKind' | 'actor'> {
  if (row.answeredBy === 'candidate') return { actorKind: 'candidate', actor: null };
  if (row.authorKind === 'staff' && ctx.session.kind !== 'staff') return { actorKind: 'staff', actor: null };
  return row.authorName
    ? { actorKind: 'named', actor: row.authorName }
    : { actorKind: 'enterprise', actor: null };
}

/** The party an open question is for, its time and, for staff, who asks. */
export async function askedQuestion(ctx: SessionCtx, item: ItemRow): Promise<AskedQuestion | null> {
  if (item.question === null || item.questionOf === null) return null;
  const asker =
    ctx.session.kind === 'staff'
      ? await ctx.tx.maybeOne<{ name: string }>(
          sql`select nick_name as name from user_by_id(${item.askedBy}::uuid)`,
        )
      : null;
  return { of: item.questionOf, at: item.askedAt?.toISOString() ?? null, by: asker?.name ?? null };
}
