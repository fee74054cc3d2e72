import { maskName } from '@probity/contract/rules/masks';
import { orderNoIn } from '@probity/contract/rules/orderNo';
import type { Lang, SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { seesNames } from '../../kernel/rights';
import { entriesAfter, type EntryRow } from './entryRepository';

const LIST = 'ledger';
const USUAL_LIMIT = 20;
/** Between the time of a row and what was available before it, in the sealed cursor. */
const AND = ' ';

type Entry = ReplyOf<'listLedger'>['rows'][number];

/**
 * The bookings of the account, the newest first. What was available after each is counted back from what is available now, page
 * by page; of a part of the bookings there is no running balance.
 */
export async function listLedger(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT, kind, orderNo }: BodyOf<'listLedger'>,
): Promise<ReplyOf<'listLedger'>> {
  const position = positionOf(ctx, LIST, cursor);
  const [time = '', carried] = position?.key.split(AND) ?? [];
  const after = position && { key: time, id: position.id };
  const filters = { kind, orderNo: orderNo && (orderNoIn(orderNo) ?? orderNo) };
  const rows = await entriesAfter(ctx.tx, ctx.session.mainId, { ...filters, after, limit: limit + 1 });
  const isWhole = !kind && !orderNo;
  let available = carried === undefined ? (rows[0]?.availableNow ?? 0) : Number(carried);
  const told = rows.map((row) => {
    const balanceAfter = available;
    available -= row.available;
    return { ...row, balanceAfter: isWhole ? balanceAfter : null, before: available };
  });
  const { page, nextCursor } = pageOf(ctx, LIST, {
    ...{ rows: told, limit },
    keyOf: ({ sortKey, before }) => `${sortKey}${AND}${before}`,
  });
  return { rows: page.map((row) => wire(row, ctx)), nextCursor };
}

function wire(row: EntryRow & { balanceAfter: number | null }, ctx: SessionCtx): Entry {
  const { id, kind, reverses, available, held, spent, orderNo, checkId, candidateName, isReversed } = row;
  return {
    ...{ entryId: id, kind, reverses, available, held, spent, orderNo, checkId, isReversed },
    at: row.at.toISOString(),
    balanceAfter: row.balanceAfter,
    candidateName: candidateName && (seesNames(ctx.session) ? candidateName : maskName(candidateName)),
    itemName: itemName(row, ctx.lang),
    reference: row.reference,
    by: row.by,
    became: kind === 'hold' ? { held: row.stillHeld, charged: row.charged, released: row.released } : null,
  };
}

const itemName = ({ itemZh, itemEn }: EntryRow, lang: Lang) => (lang === 'zh' ? itemZh : itemEn);
