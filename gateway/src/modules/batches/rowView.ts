import type { Lang, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { stateWord } from '../../kernel/states/stateWords';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { earlierSince } from '../orders/factRepository';
import { DUPLICATE_DAYS, duplicatesSince } from '../orders/facts';
import { makerName, type BatchRecord } from './batchRepository';
import { faultMsg } from './batchView';
import { readCheckFacts } from './facts';
import { refusalText } from './refusals';
import type { DuplicateOf, RowRecord } from './rowRepository';
import { openCells } from './sealed';
import { words } from './words';

type Schemas = components['schemas'];

/** Undecided duplicates of a kind are a group of their own. */
export const duplicateGroup = (of: DuplicateOf): string => `duplicate.${of}`;

/** True where nothing is decided any more. */
const isOver = ({ status }: BatchRecord): boolean => ['ordering', 'done', 'cancelled'].includes(status);

/** What is to be done with a row of somebody who stands elsewhere too, or what became of it. */
export const undecidedText = (batch: BatchRecord, lang: Lang): string =>
  words[isOver(batch) ? 'neverDecided' : 'undecided'][lang];

/** Rows as whoever works on them sees them, with what they are duplicates of as it stands now. */
export async function rowsShown(
  ctx: SessionCtx,
  batch: BatchRecord,
  rows: readonly RowRecord[],
): Promise<Schemas['BatchRow'][]> {
  const { lang } = ctx;
  const facts = await readCheckFacts(ctx, batch.terms);
  const same = await sameAs(ctx, batch, rows);
  const orders = await ordersOf(ctx, rows);
  const cancelled = rows.some(isCancelledRest) ? await cancelledText(ctx, batch) : '';
  return rows.map((row) => {
    const cells = openCells(ctx, row);
    const isOrdered = row.checkId !== null;
    const msgOf = (of: DuplicateOf) => same[of].get(row.id) ?? words.sameOver[lang];
    const what = undecidedText(batch, lang);
    const faultOf = (of: DuplicateOf): string => {
      // Once it is ordered the other row may be gone with its cells: that it is a duplicate no longer would be wrong.
      const why = same[of].get(row.id) ?? (isOver(batch) ? undefined : words.sameOver[lang]);
      return why === undefined ? what : words.duplicate({ why, what })[lang];
    };
    const undecided = row.duplicates.filter((of) => row.droppedFor === null && !row.kept.includes(of));
    const order = row.checkId === null ? undefined : orders.get(row.checkId);
    return {
      ...{ rowId: row.id, no: row.no, line: row.line, state: row.state },
      cells,
      faults: [
        ...row.faults.map((fault) => ({
          ...{ field: fault.field, code: fault.code, group: fault.group },
          msg: faultMsg(fault, facts, lang),
        })),
        ...undecided.map((of) => ({
          ...{ field: null, code: 'duplicate', group: duplicateGroup(of) },
          msg: faultOf(of),
        })),
      ],
      duplicates: row.duplicates.map((of) => ({
        of,
        kept: row.droppedFor !== null ? false : row.kept.includes(of) ? true : null,
        msg: msgOf(of),
      })),
      order:
        isOrdered || row.refusedCode !== null || isCancelledRest(row)
          ? {
              checkId: row.checkId,
              orderNo: order?.orderNo ?? null,
              candidateName: order?.name ?? cells.name ?? '',
              msg: isCancelledRest(row) ? cancelled : becameOf(row, lang),
            }
          : null,
    };
  });
}

/** True for a row that was not ordered yet when the batch was cancelled. */
const isCancelledRest = ({ state, checkId }: RowRecord): boolean => state === 'cancelled' && checkId === null;

/** Who cancelled the rest of a batch, and when. */
async function cancelledText({ tx, lang }: SessionCtx, { mainId, id }: BatchRecord): Promise<string> {
  const event = await tx.maybeOne<{ at: Date; who: string }>(sql`
    select e.at, ${makerName(sql`e.main_id`, sql`e.actor_user_id`)} as who from audit_event e
    where e.main_id = ${mainId} and e.entity = 'batch' and e.entity_id = ${id} and e.action = 'batch.cancelled'
    order by e.at desc limit 1`);
  return event?.who
    ? words.cancelledRest({ who: event.who, day: chinaDay(event.at) })[lang]
    : words.cancelledByNobody[lang];
}

/** Why a row has no order, or no longer one; null for one that has. */
function becameOf({ state, refusedCode, refusedField }: RowRecord, lang: Lang): string | null {
  if (state === 'cancelled') return words.endedWaiting[lang];
  return refusedCode === null ? null : refusalText({ code: refusedCode, field: refusedField }, lang);
}

type Told = Record<DuplicateOf, Map<string, string>>;

/** What each row is a duplicate of, in words, by the row. */
async function sameAs(ctx: SessionCtx, batch: BatchRecord, rows: readonly RowRecord[]): Promise<Told> {
  const { tx, lang } = ctx;
  const of = (kind: DuplicateOf) => rows.filter(({ duplicates }) => duplicates.includes(kind));
  const told: Told = { list: new Map(), earlier: new Map(), application: new Map() };
  const idsOf = (some: readonly RowRecord[]) => some.map(({ id }) => id);
  const again = of('list');
  if (again.length > 0) {
    const firsts = await tx.many<{ id: string; line: number }>(sql`select r.id, min(e.line) as line
      from batch_row r join batch_row e on e.main_id = r.main_id and e.batch_id = r.batch_id and e.no < r.no
        and (e.mobile_index = r.mobile_index or e.id_index = r.id_index)
      where r.main_id = ${batch.mainId} and r.id = any(${idsOf(again)}::uuid[]) group by r.id`);
    for (const { id, line } of firsts) told.list.set(id, words.sameInList({ line })[lang]);
  }
  const earlier = await earlierSince(tx, batch.mainId, of('earlier'), duplicatesSince(ctx.clock.now()));
  const orderNos = await ordersOfChecks(
    ctx,
    [...earlier.values()].map(([first]) => first!.checkId),
  );
  for (const [id, [first]] of earlier) {
    const { checkId, orderedAt, status } = first!;
    const orderNo = orderNos.get(checkId)?.orderNo ?? '';
    const stands = { day: chinaDay(orderedAt), state: stateWord('check', status, lang) };
    told.earlier.set(id, words.sameBefore({ orderNo, ...stands, days: DUPLICATE_DAYS })[lang]);
  }
  const applied = of('application');
  if (applied.length > 0) {
    const sent = await tx.many<{ id: string; sentAt: Date }>(sql`select r.id, max(a.sent_at) as "sentAt"
      from batch_row r join application a on a.main_id = r.main_id and a.mobile_index = r.mobile_index
        and a.sent_at is not null and a.check_id is null
      where r.main_id = ${batch.mainId} and r.id = any(${idsOf(applied)}::uuid[]) group by r.id`);
    for (const { id, sentAt } of sent)
      told.application.set(id, words.sameApplied({ day: chinaDay(sentAt) })[lang]);
  }
  return told;
}

const ordersOf = (ctx: SessionCtx, rows: readonly RowRecord[]) =>
  ordersOfChecks(
    ctx,
    rows.flatMap(({ checkId }) => (checkId === null ? [] : [checkId])),
  );

/** Order number and candidate of some checks. */
async function ordersOfChecks({ tx, session }: SessionCtx, checkIds: readonly string[]) {
  if (checkIds.length === 0) return new Map<string, { orderNo: string; name: string }>();
  const rows = await tx.many<{ checkId: string; orderNo: string; name: string }>(sql`
    select c.id as "checkId", o.order_no as "orderNo", k.name
    from checks c join orders o on o.main_id = c.main_id and o.id = c.order_id
      join candidate k on k.main_id = c.main_id and k.id = c.candidate_id
    where c.main_id = ${session.mainId} and c.id = any(${[...checkIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.checkId, row]));
}
