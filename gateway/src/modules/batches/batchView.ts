import { isChoice, type RowFaultCode } from '@probity/contract/rules/batch/row';
import { suggestChoice } from '@probity/contract/rules/batch/choices';
import { rowFaultWords, rowMendWords } from '@probity/contract/rules/batch/rowWords';
import { isMendable, mended } from '@probity/contract/rules/batch/untidy';
import type { Lang, Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { taskById } from '../../kernel/tasks/taskTable';
import { batchName, listed } from '../../kernel/texts';
import { sql } from '../../platform/db/sql';
import { actorWords } from '../apiKeys/words';
import { keyNameOf } from '../apiKeys/keyRepository';
import { taskView } from '../tasks/taskView';
import { countsOf, type BatchRecord } from './batchRepository';
import { lastChange } from './changeRepository';
import { readCheckFacts, type CheckFacts } from './facts';
import { faultText, noteText } from './listTold';
import { duplicatesOf, groupsOf, rowsOf, type GroupRow, type KeptFault } from './rowRepository';
import { openCells, openHead } from './sealed';
import { changeWords, words } from './words';

type Schemas = components['schemas'];

/** As the contract has it. */
const MOST_GROUPS = 100;
const PREVIEWED = 20;
/** The longest cell of a preview. */
const SHOWN_CELL = 80;

/** A batch as whoever works on it sees it. */
export async function batchView(ctx: Reader, batch: BatchRecord): Promise<Schemas['Batch']> {
  const { tx, lang } = ctx;
  const { status, fault, taskId } = batch;
  const task = taskId === null ? null : await taskById(tx, taskId);
  const facts = await readCheckFacts(ctx, batch.terms);
  const head = openHead(ctx, batch);
  const change = status === 'open' ? await lastChange(tx, batch) : null;
  return {
    batchId: batch.id,
    name: batchName(batch, lang),
    sourceKind: batch.sourceKind,
    status,
    createdBy: await makerOf(ctx, batch),
    createdAt: batch.createdAt.toISOString(),
    revision: batch.revision,
    task: task && (await taskView(ctx, task)),
    fault: fault && faultText(fault, lang),
    notes: batch.notes.flatMap((note) => noteText(note, lang) ?? []),
    headerRow: batch.headerRow,
    preview: (head?.lines ?? [])
      .slice(0, PREVIEWED)
      .map(({ cells }) => cells.map((cell) => cell.slice(0, SHOWN_CELL))),
    columns: head?.columns ?? [],
    terms: batch.terms,
    departments: facts.options.department.map(({ value, label }) => ({ departmentId: value, name: label })),
    counts: (await countsOf(tx, batch.mainId, [batch.id])).get(batch.id)!,
    groups: await faultGroups(ctx, batch, facts),
    duplicates: await duplicatesOf(tx, batch),
    undo: change && changeWords[change.what.kind](change.what)[lang],
    keptUntil: batch.eraseAt?.toISOString() ?? null,
  };
}

async function makerOf({ tx, lang }: Reader, { mainId, createdBy }: BatchRecord): Promise<string> {
  const { name, keyName } = await tx.one<{ name: string | null; keyName: string | null }>(sql`select
    (select u.nick_name from user_by_id(${createdBy}) u) as name,
    ${keyNameOf(sql`${mainId}::uuid`, sql`${createdBy}::uuid`)} as "keyName"`);
  return actorWords(name, keyName, lang);
}

/** A fault in words: what is wrong and what to do. */
export function faultMsg(
  { code, of }: Pick<KeptFault, 'code' | 'of'>,
  facts: CheckFacts,
  lang: Lang,
): string {
  const unreasoned = of ? (facts.unreasoned.get(of) ?? []) : [];
  if (code === 'packageReasons' && unreasoned.length > 0)
    return words.unreasoned({ items: listed(unreasoned, lang) })[lang];
  return rowFaultWords[code as RowFaultCode][lang];
}

async function faultGroups(
  ctx: Reader,
  batch: BatchRecord,
  facts: CheckFacts,
): Promise<Schemas['FaultGroup'][]> {
  const groups = await groupsOf(ctx.tx, batch, MOST_GROUPS);
  const firsts = groups.map(({ no }) => no);
  const where = sql`r.no = any(${firsts}::int[])`;
  const rows = groups.length === 0 ? [] : await rowsOf(ctx.tx, batch, { where, limit: firsts.length });
  const cells = new Map(rows.map((row) => [row.no, openCells(ctx, row)]));
  return groups.map((group) => {
    const sample = cells.get(group.no)?.[group.field] ?? '';
    return {
      key: group.key,
      field: group.field,
      count: group.count,
      msg: faultMsg({ code: group.code, ...(group.of && { of: group.of }) }, facts, ctx.lang),
      sample,
      mend: mendOf(group, sample, facts, ctx.lang),
    };
  });
}

function mendOf(
  { field, code }: GroupRow,
  sample: string,
  { options }: CheckFacts,
  lang: Lang,
): Schemas['FaultGroup']['mend'] {
  if (isMendable(code))
    return { kind: 'apply', msg: rowMendWords[code][lang], to: mended(code, sample), choices: [] };
  if (!isChoice(field) || code === 'packageReasons') return null;
  const offered = options[field];
  const likely = suggestChoice(sample, offered);
  const choices = offered
    .map(({ value, label }) => ({
      value,
      label,
      confidence: likely?.value === value ? likely.confidence : 0,
    }))
    .toSorted((one, other) => other.confidence - one.confidence);
  return { kind: 'choose', msg: rowFaultWords[code as RowFaultCode][lang], to: null, choices };
}
