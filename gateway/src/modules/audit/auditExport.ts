import { CODE } from '../../../../contract/codeNames';
import { Download, type SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { csvBytes } from '../../platform/spreadsheet/csv';
import { xlsxBytes } from '../../platform/spreadsheet/xlsx';
import { zoneOf } from '../../kernel/days';
import { chinaDay } from '../../kernel/workingDays';
import { conditionsOf } from './auditFilters';
import { eventsStatement, type EventRow } from './auditRepository';
import { inWords } from './auditService';
import type { AuditFact } from './auditWords';

export type AuditExport = BodyOf<'exportAuditEvents'>;

const EXPORT_LIMIT = 10_000;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sheet = { en: 'Audit log', zh: '审计日志' };
const heads = [
  { name: 'at', en: 'Time', zh: '时间', width: 20 },
  { name: 'who', en: 'Who', zh: '操作人', width: 18 },
  { name: 'actingFor', en: 'Acting for', zh: '代表账户', width: 20 },
  { name: 'group', en: 'Kind', zh: '类别', width: 22 },
  { name: 'what', en: 'What was done', zh: '操作', width: 28 },
  { name: 'about', en: 'About', zh: '对象类型', width: 16 },
  { name: 'object', en: 'Object', zh: '对象', width: 22 },
  { name: 'details', en: 'Details', zh: '详情', width: 60 },
  { name: 'ip', en: 'Network address', zh: '网络地址', width: 18 },
  { name: 'seq', en: 'Number in the chain', zh: '链上序号', width: 12 },
  { name: 'eventId', en: 'Event', zh: '事件编号', width: 38 },
] as const;

/** The events that fit as CSV or XLSX, with no cell a spreadsheet would run; that they were taken out is an event, too. */
export async function exportAuditEvents(
  ctx: SessionCtx,
  { format = 'csv', ...filters }: AuditExport,
): Promise<Download> {
  const { lang, session } = ctx;
  const zone = zoneOf(ctx, filters.timeZone);
  const page = { after: null, limit: EXPORT_LIMIT + 1 };
  const found = await ctx.tx.many<EventRow>(
    eventsStatement(session.mainId, await conditionsOf(ctx, filters), page),
  );
  if (found.length > EXPORT_LIMIT) throw new BusinessError(CODE.EXPORT_TOO_LARGE, { limit: EXPORT_LIMIT });
  const rows = await inWords(ctx, found);
  const lines = rows.map((row) => {
    const cells = {
      at: moment(row.at, zone),
      who: row.actorName,
      actingFor: row.actingFor ?? '',
      group: row.group,
      what: row.what,
      about: row.entityWord,
      object: row.object ?? '',
      details: row.details.map((fact) => factText(fact, zone)).join('; '),
      ip: row.ip ?? '',
      seq: row.seq === null ? '' : String(row.seq),
      eventId: row.eventId,
    };
    return heads.map(({ name }) => cells[name]);
  });
  await ctx.audit({ action: 'audit.exported', entity: 'auditLog', detail: { rows: rows.length, format } });
  const name = `audit-${chinaDay(ctx.clock.now())}.${format}`;
  // The zone belongs to the times: a file is read elsewhere, too.
  const head = heads.map((one) => (one.name === 'at' ? `${one[lang]} (${zone})` : one[lang]));
  if (format === 'xlsx') {
    const columns = heads.map(({ width }, at) => ({ head: head[at]!, width }));
    return new Download(await xlsxBytes(sheet[lang], columns, lines), name, XLSX_TYPE);
  }
  return new Download(csvBytes([head, ...lines]), name, 'text/csv; charset=utf-8');
}

function factText({ label, value, before, isInstant }: AuditFact, zone: string): string {
  const shown = isInstant ? moment(value, zone) : value;
  return before === null ? `${label}: ${shown}` : `${label}: ${before} → ${shown}`;
}

/** `2026-01-31 09:05:00` in a zone. */
function moment(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(instant));
}
