import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import { zoneOf } from '../../kernel/days';
import { conditionsOf } from './auditFilters';
import { countStatement, eventsStatement, type EventRow } from './auditRepository';
import { MINUTE, momentIn, SECOND } from './moment';
import { inWords } from './auditService';
import type { AuditFact } from './auditWords';
import { heads, sheetName } from './words';

export type AuditExport = BodyOf<'exportAuditEvents'>;

/** An event as its line says it: the time in the reader's zone, its facts in words. */
interface Line extends Omit<Awaited<ReturnType<typeof inWords>>[number], 'details'> {
  details: string;
}

/** The matching events as CSV or XLSX, with no cell a spreadsheet would run; the export itself is an event, too. */
export const auditExport = listExport<AuditExport, EventRow, Line, PagePosition>({
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
  sheetName,
  async lines(ctx, { timeZone }, found) {
    const zone = zoneOf(ctx, timeZone);
    const moment = momentIn(zone, SECOND);
    const telling = { moment: momentIn(zone, MINUTE), isCandidateNamed: false };
    const rows = await inWords(ctx, found, telling);
    return rows.map((row) => ({
      ...row,
      at: moment(row.at),
      details: row.details.map((fact) => factText(fact, moment)).join('; '),
    }));
  },
  columns: [
    {
      head: (ctx, { timeZone }) => heads.at({ zone: zoneSaid(zoneOf(ctx, timeZone)) })[ctx.lang],
      width: 20,
      kind: 'moment',
      value: ({ at }) => at,
    },
    { head: heads.who, width: 18, value: ({ actorName }) => actorName },
    { head: heads.actingFor, width: 20, value: ({ actingFor }) => actingFor },
    { head: heads.group, width: 22, value: ({ group }) => group },
    { head: heads.what, width: 28, value: ({ what }) => what },
    { head: heads.sentence, width: 60, value: ({ sentence }) => sentence.map(({ text }) => text).join('') },
    { head: heads.about, width: 16, value: ({ entityWord }) => entityWord },
    { head: heads.object, width: 22, value: ({ object }) => object },
    { head: heads.details, width: 60, value: ({ details }) => details },
    { head: heads.ip, width: 18, value: ({ ip }) => ip },
    { head: heads.seq, width: 12, value: ({ seq }) => (seq === null ? null : String(seq)) },
    { head: heads.eventId, width: 38, value: ({ eventId }) => eventId },
  ],
});

/** China's by what every other file calls it. */
const zoneSaid = (zone: string): string => (zone === 'Asia/Shanghai' ? 'UTC+8' : zone);

function factText({ label, value, before, isInstant }: AuditFact, moment: (at: string) => string): string {
  const shown = isInstant ? moment(value) : value;
  return before === null ? `${label}: ${shown}` : `${label}: ${before} → ${shown}`;
}
