import { monthBegins, nextMonth } from '../../kernel/chinaMonth';
import { Download, type Reader, type SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { workIn } from '../accounts/workIn';
import {
  chargesByPackage,
  statementById,
  statementLines,
  statementsBefore,
  type StatementRow,
} from './statementRepository';
import { statementPdf } from './statementPdf';
import { words } from './words';

const LIST = 'statements';
const USUAL_LIMIT = 24;

/** The account's statements, the newest first. */
export async function listStatements(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT }: BodyOf<'listStatements'>,
): Promise<ReplyOf<'listStatements'>> {
  const before = positionOf(ctx, LIST, cursor)?.key ?? null;
  const rows = await statementsBefore(ctx.tx, ctx.session.mainId, { before, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ month }) => month });
  return { rows: page.map(wire), nextCursor };
}

/** The statement with the moments of its month. @throws 404 foreign or missing */
export async function statementOf(
  { tx, session }: Pick<Reader, 'tx' | 'session'>,
  statementId: string,
): Promise<{ row: StatementRow; from: Date; until: Date }> {
  const row = found(await statementById(tx, session.mainId, statementId));
  return { row, from: monthBegins(row.month), until: monthBegins(nextMonth(row.month)) };
}

/** A statement as PDF: its sums, its recharges and what each package cost. Drawn outside a transaction, because it takes a moment. */
export async function downloadStatement(ctx: SessionCtx, statementId: string): Promise<Download> {
  const { mainId, userId } = ctx.session;
  const read = await ctx.independent({ mainIds: [mainId], mainId, userId }, async (tx) => {
    const paper = await paperOf({ tx, session: ctx.session }, statementId);
    await workIn(ctx, tx).audit({
      ...{ action: 'statement.exported', entity: 'statement', entityId: paper.row.id },
      detail: { month: paper.row.month, format: 'pdf' },
    });
    return paper;
  });
  const name = words.fileName[ctx.lang];
  return new Download(
    await statementPdf({ ...read, lang: ctx.lang }),
    `${name}-${read.row.month}.pdf`,
    'application/pdf',
  );
}

/** The paper of a statement of the session's account, for what takes it among others: drawn outside a transaction, too. */
export async function statementPaper(
  { services, session, lang }: Pick<Reader, 'services' | 'session' | 'lang'>,
  statementId: string,
): Promise<Buffer> {
  const scope = { mainIds: [session.mainId], mainId: session.mainId };
  const read = await services.db.withTenant(scope, (tx) => paperOf({ tx, session }, statementId));
  return statementPdf({ ...read, lang });
}

/** What stands on the paper of a statement. */
async function paperOf(reader: Pick<Reader, 'tx' | 'session'>, statementId: string) {
  const { tx, session } = reader;
  const { row, from, until } = await statementOf(reader, statementId);
  const month = { mainId: session.mainId, from, until };
  return {
    row,
    recharges: await statementLines(tx, {
      ...month,
      ...{ opening: row.opening, after: null, limit: null, isOfRecharges: true },
    }),
    packages: await chargesByPackage(tx, month),
  };
}

function wire(row: StatementRow): ReplyOf<'listStatements'>['rows'][number] {
  const { id, mainId: _, mainName: __, closedAt, ...sums } = row;
  return { statementId: id, ...sums, closedAt: closedAt.toISOString() };
}
