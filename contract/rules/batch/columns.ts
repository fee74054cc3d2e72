import { contentOf, fieldsByContent, fitOf, type ColumnContent } from './columnContent';
import type { BatchField } from './fields';
import { headersOf, type Headers } from './headerRows';
import { headMatches, isOfOthers, isOtherHead } from './headMatch';

/** A column of a list, and the field it may be. */
export interface ColumnSuggestion {
  /** Index in the rows. */
  at: number;
  /** What it is called in the list; lines of heads are divided by ` / `. Empty where there is none. */
  header: string;
  /** Null where nothing fits, or another column fits better. */
  field: BatchField | null;
  /** From 0 to 1; below `SURE` somebody should look. */
  confidence: number;
  /** By what: the label, a word that means the same, or what the column holds. */
  why: 'name' | 'synonym' | 'content';
  /** Other fields that fit, the best first: the choice is theirs who brought the list. */
  also: BatchField[];
  /** Up to three different texts that it holds. */
  samples: string[];
}

export interface SuggestedColumns {
  /** Index of the last line of heads; null where there is none. */
  headerRow: number | null;
  /** Index of the first row of a person: below heads and titles. */
  dataFrom: number;
  /** Columns with a head or anything else in them. */
  columns: ColumnSuggestion[];
}

/** From here on a suggestion needs nobody's look. */
export const SURE = 0.9;

const LEAST = 0.35;
/** What fits nearly as well as the best leaves the choice open. */
const RIVAL = 0.8;
const DOUBTED = 0.7;
/** The most rows whose cells are looked at. */
const LOOKED_AT = 500;
const SAMPLES = 3;

type Why = ColumnSuggestion['why'];
interface Candidate {
  at: number;
  field: BatchField;
  score: number;
  why: Why;
}

/** Which column of a list is what: by its head, by words that mean the same, by what it holds. No field is suggested twice. */
export function suggestColumns(rows: readonly string[][]): SuggestedColumns {
  const headers = headersOf(rows);
  const people = rows.slice(headers.dataFrom, headers.dataFrom + LOOKED_AT);
  const columns = headers.heads
    .map((head, at) => ({ at, head, cells: people.map((row) => (row[at] ?? '').trim()) }))
    .filter(({ head, cells }) => head.text !== '' || cells.some((cell) => cell !== ''));
  const candidates = columns
    // The right part of cells that were merged over two columns is no column of its own.
    .filter((column, index) => index === 0 || !isSame(columns[index - 1]!, column))
    .flatMap(({ at, head, cells }) => candidatesOf(at, head, contentOf(cells)));
  const chosen = assigned(candidates);
  return {
    headerRow: headers.headerRow,
    dataFrom: headers.dataFrom,
    columns: columns.map(({ at, head, cells }) => ({
      at,
      header: head.text,
      ...suggestionOf(at, candidates, chosen),
      samples: [...new Set(cells.filter((cell) => cell !== ''))].slice(0, SAMPLES),
    })),
  };
}

interface Column {
  at: number;
  head: Headers['heads'][number];
  cells: string[];
}
const isSame = (left: Column, right: Column) =>
  right.at === left.at + 1 &&
  left.head.text === right.head.text &&
  left.cells.some((cell) => cell !== '') &&
  left.cells.every((cell, row) => cell === right.cells[row]);

function candidatesOf(at: number, head: Headers['heads'][number], content: ColumnContent): Candidate[] {
  const byHead = headMatches(head.lowest, head.group).map(({ field, score, why }): Candidate => {
    const fit = fitOf(field, content);
    const factor = fit === undefined || fit >= 0.5 ? 1 : fit >= 0.2 ? 0.8 : 0.35;
    return { at, field, score: score * factor, why };
  });
  // A head that says something else, or is about somebody else, is believed more than what looks alike.
  const isElse = isOtherHead(head.lowest) || isOfOthers(`${head.group} ${head.lowest}`);
  const factor = isElse ? 0.3 : (byHead[0]?.score ?? 0) >= DOUBTED ? 0 : head.lowest === '' ? 1 : 0.9;
  const byContent = fieldsByContent(content).map(({ field, score }): Candidate => ({
    at,
    field,
    score: score * factor,
    why: 'content',
  }));
  const best = new Map<BatchField, Candidate>();
  for (const one of [...byHead, ...byContent])
    if (one.score > (best.get(one.field)?.score ?? 0)) best.set(one.field, one);
  return [...best.values()];
}

/** The best column of each field, the surest first; of two that fit equally well the left one. */
function assigned(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of [...candidates].sort((a, b) => b.score - a.score || a.at - b.at)) {
    const isFree = chosen.every(({ at, field }) => at !== one.at && field !== one.field);
    if (isFree && one.score >= LEAST) chosen.push(one);
  }
  return chosen;
}

function suggestionOf(
  at: number,
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
): Pick<ColumnSuggestion, 'field' | 'confidence' | 'why' | 'also'> {
  const own = candidates.filter((one) => one.at === at).sort((a, b) => b.score - a.score);
  const picked = chosen.find((one) => one.at === at);
  const also = own.filter(({ field }) => field !== picked?.field).map(({ field }) => field);
  if (!picked) return { field: null, confidence: 0, why: own[0]?.why ?? 'content', also };
  const isDoubted = candidates.some(
    (one) =>
      one !== picked &&
      ((one.field === picked.field && one.score >= RIVAL * picked.score) ||
        (one.at === at && one.score >= RIVAL * picked.score)),
  );
  const confidence = isDoubted ? picked.score * DOUBTED : picked.score;
  return { field: picked.field, confidence: Math.round(confidence * 100) / 100, why: picked.why, also };
}
