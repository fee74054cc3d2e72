import { isPersonalNumber } from './columnContent';
import { headMatches, isHeadHint, isOtherHead } from './headMatch';

/** Heads stand within so many rows from the top. */
const LOOKED_AT = 20;
const LONGEST_HEAD = 60;

/** The lines of heads of a list, and where its people begin. */
export interface Headers {
  /** Index of the last line of heads; null where there is none. */
  headerRow: number | null;
  /** Index of the first row of a person. */
  dataFrom: number;
  /** What each column is called: the lines of heads one after another, divided by ` / `. */
  heads: { text: string; lowest: string; group: string }[];
}

const filledOf = (row: readonly string[]) => row.map((cell) => cell.trim()).filter((cell) => cell !== '');
/** A title stands alone above a list, or in each of the cells that were merged for it. */
const isTitle = (row: readonly string[]) => new Set(filledOf(row)).size <= 1;
const isPersonal = (row: readonly string[]) => row.some((cell) => isPersonalNumber(cell));

/** How much a row is one of heads: what it has of known ones. */
function headScore(row: readonly string[]): number {
  if (isPersonal(row) || row.some((cell) => cell.length > LONGEST_HEAD)) return 0;
  return filledOf(row).reduce((sum, cell) => {
    const best = headMatches(cell)[0];
    return sum + (best ? (best.score >= 0.9 ? 1 : 0.5) : isOtherHead(cell) ? 0.5 : 0);
  }, 0);
}

/** Finds the heads of a list: one line or two, below titles, or none. */
export function headersOf(rows: readonly string[][]): Headers {
  const width = Math.max(0, ...rows.slice(0, LOOKED_AT).map(({ length }) => length));
  const people = rows.slice(0, LOOKED_AT).findIndex(isPersonal);
  // Heads stand above the first person.
  const scores = rows.slice(0, people < 0 ? LOOKED_AT : people).map(headScore);
  const best = Math.max(0, ...scores);
  const found = best >= 1 ? scores.indexOf(best) : unknownHeads(rows, people);
  if (found === null) return withoutHeads(rows, people, width);
  let last = found;
  while (last + 1 < rows.length && isHeadLine(rows[last + 1]!, scores[last + 1] ?? 0)) last += 1;
  let top = found;
  while (top > 0 && isGroupLine(rows[top - 1]!, rows[top]!)) top -= 1;
  return { headerRow: last, dataFrom: last + 1, heads: headsOf(rows.slice(top, last + 1), width) };
}

/** Another line of heads, as lists in two languages have, or one that says what is to be filled in. */
function isHeadLine(row: readonly string[], score: number): boolean {
  const filled = filledOf(row);
  if (filled.length === 0 || isPersonal(row)) return false;
  return (score >= 2 && score >= filled.length / 2) || filled.filter(isHeadHint).length > filled.length / 2;
}

/** What stands above heads and is neither a title nor a person. */
function isGroupLine(above: readonly string[], below: readonly string[]): boolean {
  return !isTitle(above) && !isPersonal(above) && filledOf(above).length <= filledOf(below).length;
}

/** Heads in words that are not known: above the first row with a phone or an ID number, short and each another. */
function unknownHeads(rows: readonly string[][], people: number): number | null {
  if (people <= 0) return null;
  const heads = filledOf(rows[people - 1]!);
  const areHeads =
    heads.length > 1 &&
    new Set(heads).size === heads.length &&
    heads.length >= filledOf(rows[people]!).length - 1 &&
    heads.every((head) => head.length <= LONGEST_HEAD && !/\d{3}/.test(head));
  return areHeads ? people - 1 : null;
}

/** Titles above the people are left out, where there is nothing else above them. */
function withoutHeads(rows: readonly string[][], people: number, width: number): Headers {
  const dataFrom = people > 0 && rows.slice(0, people).every(isTitle) ? people : 0;
  const heads = Array.from({ length: width }, () => ({ text: '', lowest: '', group: '' }));
  return { headerRow: null, dataFrom, heads };
}

function headsOf(lines: readonly string[][], width: number): Headers['heads'] {
  // What was merged over several columns, and came without its merge, counts for the empty cells beside it.
  const spread = lines.map((line, at) => {
    let last = '';
    return Array.from({ length: width }, (_, column) => {
      const own = (line[column] ?? '').trim();
      if (own !== '') last = own;
      const isBelowFilled = at + 1 < lines.length && (lines[at + 1]![column] ?? '').trim() !== '';
      return own !== '' || !isBelowFilled ? own : last;
    });
  });
  return Array.from({ length: width }, (_, column) => {
    const texts = spread.map((line) => line[column]!).filter((text) => text !== '' && !isHeadHint(text));
    const different = texts.filter((text, at) => texts.indexOf(text) === at);
    const known = different.findLast((text) => (headMatches(text)[0]?.score ?? 0) > 0 || isOtherHead(text));
    const lowest = known ?? different.at(-1) ?? '';
    return {
      text: different.join(' / '),
      lowest,
      group: different.filter((text) => text !== lowest).join(' '),
    };
  });
}
