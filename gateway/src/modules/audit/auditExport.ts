import type { Reader } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import type { Sheet } from '../../platform/spreadsheet/sheetFile';
import { zoneOf } from '../../kernel/days';
import { conditionsOf } from './auditFilters';
import { countStatement, eventsStatement, type EventRow } from './auditRepository';
import { inWords } from './auditService';
import type { AuditFact } from './auditWords';
import { heads, sheetName } from './words';

export type AuditExport = BodyOf<'exportAuditEvents'>;

/** Width in characters, in the order of the columns. */
const widths = {
  at: 20,
  who: 18,
  actingFor: 20,
  group: 22,
  what: 28,
  about: 16,
  object: 22,
  details: 60,
  ip: 18,
  seq: 12,
  eventId: 38,
} satisfies Record<keyof typeof heads, number>;
const names = Object.keys(widths) as (keyof typeof heads)[];

/** The matching events as CSV or XLSX, with no cell a spreadsheet would run; the export itself is an event, too. */
export const auditExport = listExport<AuditExport, EventRow, PagePosition>({
  kind: 'audit.export',
  right: 'audit.read',
  exported: { action: 'audit.exported', entity: 'auditLog' },
  name: 'audit',
  /** Newest first. */
  async page(ctx, { format: _, ...filters }, after, limit) {
    const conditions = await conditionsOf(ctx, filters);
    return ctx.tx.many<EventRow>(eventsStatement(ctx.session.mainId, conditions, { after, limit }));
  },
  positionOf: ({ sortKey, id }) => ({ key: sortKey, id }),
  async count(ctx, { format: _, ...filters }, limit) {
    const conditions = await conditionsOf(ctx, filters);
    const { n } = await ctx.tx.one<{ n: number }>(countStatement(ctx.session.mainId, conditions, limit));
    return n;
  },
  sheet: sheetOf,
  lines,
});

function sheetOf(ctx: Pick<Reader, 'lang'>, { format = 'csv', timeZone }: AuditExport): Sheet {
  const { lang } = ctx;
  const zone = zoneOf(ctx, timeZone);
  // The zone belongs to the times, because a file is read elsewhere, too.
  const columns = names.map((name) => ({
    head: name === 'at' ? `${heads.at[lang]} (${zone})` : heads[name][lang],
    width: widths[name],
  }));
  return { format, name: sheetName[lang], columns };
}

async function lines(
  ctx: Reader,
  { timeZone }: AuditExport,
  found: readonly EventRow[],
): Promise<string[][]> {
  const zone = zoneOf(ctx, timeZone);
  const moment = momentIn(zone);
  const rows = await inWords(ctx, found);
  return rows.map((row) => {
    const cells = {
      at: moment(row.at),
      who: row.actorName,
      actingFor: row.actingFor ?? '',
      group: row.group,
      what: row.what,
      about: row.entityWord,
      object: row.object ?? '',
      details: row.details.map((fact) => factText(fact, moment)).join('; '),
      ip: row.ip ?? '',
      seq: row.seq === null ? '' : String(row.seq),
      eventId: row.eventId,
    };
    return names.map((name) => cells[name]);
  });
}

function factText({ label, value, before, isInstant }: AuditFact, moment: (at: string) => string): string {
  const shown = isInstant ? moment(value) : value;
  return before === null ? `${label}: ${shown}` : `${label}: ${before} → ${shown}`;
}

/** `2026-01-31 09:05:00` in a zone. */
function momentIn(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => format.format(new Date(instant));
}
