import { maskName } from '@probity/contract/rules/masks';
import { orderNoIn } from '@probity/contract/rules/orderNo';
import type { Lang, SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { seesNames } from '../../kernel/rights';
import { inLang, sideName } from './costRepository';
import { entriesAfter, entriesSum, type EntryFilters, type EntryRow } from './entryRepository';
import { words } from './words';

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
  { cursor, limit = USUAL_LIMIT, ...asked }: BodyOf<'listLedger'>,
): Promise<ReplyOf<'listLedger'>> {
  const position = positionOf(ctx, LIST, cursor);
  const [time = '', carried] = position?.key.split(AND) ?? [];
  const after = position && { key: time, id: position.id };
  const rows = await entriesAfter(ctx.tx, ctx.session.mainId, {
    ...filtersOf(asked),
    after,
    limit: limit + 1,
  });
  const isWhole = Object.keys(asked).length === 0;
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
  const side = asked.side ? await sideName(ctx.tx, ctx.session.mainId, asked.side) : null;
  // What is still held of old holds is less than they were: that sum is the balance's to tell.
  const isToldSum = !isWhole && !position && page.length > 0 && !asked.stillHeld;
  return {
    ...{ rows: page.map((row) => wire(row, ctx)), nextCursor },
    sum: isToldSum ? await entriesSum(ctx.tx, ctx.session.mainId, filtersOf(asked)) : null,
    sideName: side && inLang(side, ctx.lang),
  };
}

/** What is asked for, with an order number as it is kept. */
export function filtersOf({ orderNo, ...asked }: EntryFilters): EntryFilters {
  return { ...asked, orderNo: orderNo && (orderNoIn(orderNo) ?? orderNo) };
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
    scanned: row.scanned,
    refund: row.refundStatus && {
      ...{ status: row.refundStatus, askedAt: row.refundAskedAt!.toISOString() },
      endedAt: row.refundEndedAt?.toISOString() ?? null,
    },
    paidTo: row.paidTo,
    reason: row.reason,
    givenBack: row.givenBack,
    by: byOf(row, ctx.session.kind === 'staff', ctx.lang),
    became: kind === 'hold' ? { held: row.stillHeld, charged: row.charged, released: row.released } : null,
  };
}

/** Who booked it; null where nobody did. The names of staff are for staff alone. */
export function byOf({ by, isByStaff }: EntryRow, isToStaff: boolean, lang: Lang): string | null {
  return by !== null && isByStaff && !isToStaff ? words.staff[lang] : by;
}

/** Of a charge, a release or what takes them back; null of others. */
export const itemName = ({ itemZh, itemEn }: EntryRow, lang: Lang): string | null =>
  lang === 'zh' ? itemZh : itemEn;
