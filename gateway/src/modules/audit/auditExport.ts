import { CODE } from '../../../../contract/codeNames';
import { EXPORT_AT_ONCE, EXPORT_LIMIT } from '../../../../contract/rules/tasks';
import { Download, type Reader, type SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import type { TaskDefinition } from '../../kernel/tasks/definition';
import { startTask } from '../../kernel/tasks/startTask';
import type { TaskRow } from '../../kernel/tasks/taskTable';
import {
  sheetBytes,
  sheetMime,
  sheetRows,
  sheetStream,
  type Sheet,
} from '../../platform/spreadsheet/sheetFile';
import { zoneOf } from '../../kernel/days';
import { chinaDay } from '../../kernel/workingDays';
import { conditionsOf } from './auditFilters';
import { countStatement, eventsStatement, type EventRow, type Place } from './auditRepository';
import { inWords } from './auditService';
import type { AuditFact } from './auditWords';

export type AuditExport = BodyOf<'exportAuditEvents'>;

const CHUNK = 1_000;
const exported = { action: 'audit.exported', entity: 'auditLog' } as const;
const sheetNames = { en: 'Audit log', zh: '审计日志' };
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
export async function exportAuditEvents(ctx: SessionCtx, request: AuditExport): Promise<Download> {
  const rows = await page(ctx, request, null, EXPORT_AT_ONCE + 1);
  if (rows.length > EXPORT_AT_ONCE)
    throw new BusinessError(CODE.EXPORT_IN_BACKGROUND, { limit: EXPORT_AT_ONCE });
  const sheet = sheetOf(ctx, request);
  const bytes = await sheetBytes(sheet, await lines(ctx, request, rows));
  await ctx.audit({ ...exported, detail: { rows: rows.length, format: sheet.format } });
  return new Download(bytes, fileName(ctx, request), sheetMime(sheet));
}

/** The same file of more events, made in the background. @throws 2013 more than any export carries, 2701 */
export async function startAuditExport(ctx: SessionCtx, request: AuditExport): Promise<TaskRow> {
  if ((await count(ctx, request)) > EXPORT_LIMIT)
    throw new BusinessError(CODE.EXPORT_TOO_LARGE, { limit: EXPORT_LIMIT });
  return startTask(ctx, auditExportTask, request);
}

export const auditExportTask: TaskDefinition<AuditExport, Place | null> = {
  kind: 'audit.export',
  right: 'audit.read',
  async plan(work, request) {
    return { total: await count(work, request), place: null };
  },
  async chunk(work, request, after) {
    const rows = await page(work, request, after, CHUNK + 1);
    const done = rows.slice(0, CHUNK);
    const last = rows.length > CHUNK ? done.at(-1) : undefined;
    return {
      done: done.length,
      next: last ? { at: last.place, id: last.id } : null,
      part: sheetRows(sheetOf(work, request), await lines(work, request, done)),
    };
  },
  result(work, request, parts) {
    const sheet = sheetOf(work, request);
    return { fileName: fileName(work, request), mime: sheetMime(sheet), content: sheetStream(sheet, parts) };
  },
  taken: exported,
};

/** The newest first. */
async function page(
  ctx: Reader,
  { format: _, ...filters }: AuditExport,
  after: Place | null,
  limit: number,
): Promise<EventRow[]> {
  const conditions = await conditionsOf(ctx, filters);
  return ctx.tx.many<EventRow>(eventsStatement(ctx.session.mainId, conditions, { after, limit }));
}

async function count(ctx: Reader, { format: _, ...filters }: AuditExport): Promise<number> {
  const conditions = await conditionsOf(ctx, filters);
  const { n } = await ctx.tx.one<{ n: number }>(
    countStatement(ctx.session.mainId, conditions, EXPORT_LIMIT + 1),
  );
  return n;
}

function sheetOf(ctx: Pick<Reader, 'lang'>, { format = 'csv', timeZone }: AuditExport): Sheet {
  const { lang } = ctx;
  const zone = zoneOf(ctx, timeZone);
  // The zone belongs to the times: a file is read elsewhere, too.
  const columns = heads.map((one) => ({
    head: one.name === 'at' ? `${one[lang]} (${zone})` : one[lang],
    width: one.width,
  }));
  return { format, name: sheetNames[lang], columns };
}

const fileName = ({ clock }: Pick<Reader, 'clock'>, { format = 'csv' }: AuditExport) =>
  `audit-${chinaDay(clock.now())}.${format}`;

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
    return heads.map(({ name }) => cells[name]);
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
