import { CODE } from '@probity/contract/codeNames';
import { BULK_AT_ONCE, BULK_LIMIT } from '@probity/contract/rules/tasks';
import { actorKindOf } from '../../kernel/audit';
import type { Lang, Reader, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import type { TaskDefinition, TaskFile } from '../../kernel/tasks/definition';
import { tallyOf } from '../../kernel/tasks/outcome';
import { startTask } from '../../kernel/tasks/startTask';
import { codeText } from '../../kernel/texts';
import { reachOf } from '../../kernel/reach';
import { chinaDay } from '../../kernel/workingDays';
import type { OwnWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { sheetMime, sheetRows, sheetStream, type Sheet } from '../../platform/spreadsheet/sheetFile';
import { taskView } from '../tasks/taskView';
import { cancelReached, remindCandidate } from './actionService';
import { actOnEach, type EachDeed, type Outcome } from './eachCheck';
import { countChecks, listChecks, type ListRow } from './listRepository';
import { candidateNameOf } from './listService';
import { selected, type CheckSelection, type OwnAct } from './selection';
import { bulkWords, heads } from './words/export';

type BulkResult = components['schemas']['BulkResult'];

/** The records of one chunk of a task: their locks are held together, and they are repeated if the gateway dies meanwhile. */
const CHUNK = 25;

interface Progress {
  after: PagePosition | null;
}

/** What became of one record: the cells that name it, and the words of a refusal. */
interface Line {
  of: string[];
  refusal: string | null;
}

interface Deed<Request> extends Pick<TaskDefinition<Request, Progress>, 'kind' | 'right' | 'breakOff'> {
  /** The file of a task is named by it and the day. */
  name: string;
  /** The records of one chunk of a task; `CHUNK` where nothing is said. */
  chunk?: number;
  /** The records it is about. */
  chosen(request: Request): CheckSelection | OwnAct;
  /** Those that were named one by one, each of which has its outcome. */
  named?(request: Request): string[] | undefined;
  act(work: OwnWork, request: Request, checkIds: readonly string[]): Promise<Outcome[]>;
  /** Those of some records it was done with already, where it can end one's own reach of them. */
  doneWith?(work: OwnWork, request: Request, checkIds: readonly string[]): Promise<string[]>;
  /** Called once the last of them was gone through, in that transaction. */
  ended?(work: OwnWork, request: Request): Promise<void>;
}

/** The records that a caller chose. */
export const ofSelection = {
  chosen: ({ records }: { records: CheckSelection }) => records,
  named: ({ records }: { records: CheckSelection }) => records.checkId,
};

/** What the call for one record does, done with each. */
const onEach =
  <Request>(
    books: EachDeed['books'],
    act: (work: OwnWork, request: Request, checkId: string) => Promise<unknown>,
  ): Deed<Request>['act'] =>
  (work, request, checkIds) =>
    actOnEach(work, checkIds, { books, act: (checkId) => act(work, request, checkId) });

/** A deed on several records: done at once, or as a task of the same effect where they are too many to wait for. */
export function bulkOf<Request>(deed: Deed<Request>) {
  const { name, kind, right, chosen, act, chunk: most = CHUNK } = deed;
  const named = (request: Request) => deed.named?.(request);
  const page = async (ctx: Reader, request: Request, after: PagePosition | null, limit: number) => {
    const conditions = await selected(ctx, chosen(request));
    return listChecks(ctx.tx, ctx.session.mainIds, conditions, { sort: '-orderedAt', after, limit });
  };
  const count = async (ctx: Reader, request: Request) => {
    const fit = { all: await selected(ctx, chosen(request)) };
    return (await countChecks(ctx.tx, ctx.session.mainIds, fit, BULK_LIMIT + 1)).all!;
  };

  const fileOf = (lang: Lang, at: Date, parts: AsyncIterable<string>): TaskFile => {
    const sheet = sheetOf({ lang });
    const fileName = `${name}-${chinaDay(at)}.${sheet.format}`;
    return { fileName, mime: sheetMime(sheet), content: sheetStream(sheet, parts) };
  };

  const task: TaskDefinition<Request, Progress> = {
    kind,
    right,
    plan: async (work, request) => ({
      total: named(request)?.length ?? (await count(work, request)),
      checkpoint: { after: null },
    }),
    // Newest first: an order placed meanwhile stands before the beginning, so the task does not touch it.
    async chunk(work, request, { after }) {
      const rows = await page(work, request, after, most + 1);
      const now = rows.slice(0, most);
      const outcomes = await act(work, request, idsOf(now));
      const last = rows.length > most ? now.at(-1) : undefined;
      const lines: Line[] = now.map((row, at) => ({
        of: [row.orderNo, candidateNameOf(work, row)],
        refusal: outcomes[at]!.msg,
      }));
      const next = last ? { after: { key: last.sortKey, id: last.id } } : null;
      if (next === null) {
        // The id is all there is to tell one by that the starter does not reach.
        const refusal = codeText(CODE.NOT_FOUND, work.lang);
        const far = await outOfReach(work, named(request));
        const done = new Set((await deed.doneWith?.(work, request, far)) ?? []);
        const missed = far.filter((id) => !done.has(id.toLowerCase()));
        lines.push(...missed.map((id) => ({ of: [id, ''], refusal })));
        await deed.ended?.(work, request);
      }
      const cells = lines.map(({ of, refusal }) => [...of, refusal ?? bulkWords.done[work.lang]]);
      return {
        done: lines.length,
        next,
        part: sheetRows(sheetOf(work), cells),
        tally: tallyOf(lines.map(({ refusal }) => refusal)),
      };
    },
    result: ({ lang, clock }, _request, parts) => fileOf(lang, clock.now(), parts),
    unfinished: ({ lang, endedAt }, parts) => fileOf(lang, endedAt, parts),
    taken: { action: 'check.outcomeTaken', entity: 'checkList' },
    ...(deed.breakOff && { breakOff: deed.breakOff }),
  };

  return {
    task,
    /** @throws 2704 too many records (for staff already above `BULK_AT_ONCE`), 2701 too many tasks */
    async run(ctx: SessionCtx, request: Request): Promise<BulkResult> {
      const rows = await page(ctx, request, null, BULK_AT_ONCE + 1);
      const ids = named(request) ?? idsOf(rows);
      if (ids.length > BULK_AT_ONCE) {
        // A task works in the one account where it was started.
        const limit = actorKindOf(ctx.session) === 'staff' ? BULK_AT_ONCE : BULK_LIMIT;
        if (limit === BULK_AT_ONCE || (await count(ctx, request)) > limit)
          throw new BusinessError(CODE.BULK_TOO_LARGE, { limit });
        return { rows: null, task: await taskView(ctx, await startTask(ctx, task, request)) };
      }
      const outcomes = await act(ctx, request, ids);
      await deed.ended?.(ctx, request);
      const shown = new Map(rows.map((row) => [row.id, row]));
      return {
        rows: outcomes.map((outcome) => ({ ...outcome, ...whoseOf(ctx, shown.get(outcome.checkId)) })),
        task: null,
      };
    },
  };
}

/** Those of the named records that are foreign, missing or of colleagues elsewhere. */
async function outOfReach(ctx: Reader, checkIds: string[] | undefined): Promise<string[]> {
  if (!checkIds) return [];
  const rows = await ctx.tx.many<{ id: string }>(
    sql`select c.id from checks c where ${reachOf(ctx.session)} and c.id = any(${checkIds}::uuid[])`,
  );
  const reached = new Set(rows.map(({ id }) => id));
  return checkIds.filter((id) => !reached.has(id.toLowerCase()));
}

const idsOf = (rows: readonly ListRow[]) => rows.map(({ id }) => id);

function whoseOf(ctx: Reader, row: ListRow | undefined) {
  return { orderNo: row?.orderNo ?? null, candidateName: row ? candidateNameOf(ctx, row) : null };
}

function sheetOf({ lang }: Pick<Reader, 'lang'>): Sheet {
  const columns = [
    { head: heads.orderNo[lang], width: 20 },
    { head: heads.candidate[lang], width: 14 },
    { head: bulkWords.outcome[lang], width: 60 },
  ];
  return { format: 'csv', name: bulkWords.sheet[lang], columns };
}

export const checksRemind = bulkOf<BodyOf<'remindChecks'>>({
  kind: 'checks.remind',
  right: 'check.remind',
  name: 'reminders',
  ...ofSelection,
  act: onEach(false, (work, _request, checkId) => remindCandidate(work, checkId)),
});

export const checksCancel = bulkOf<BodyOf<'cancelChecks'>>({
  kind: 'checks.cancel',
  right: 'check.cancel',
  name: 'cancellations',
  ...ofSelection,
  act: onEach(true, (work, { reason }, checkId) => cancelReached(work, { checkId, reason })),
});
