import { cellText, ownCopy } from './cellText';
import type { CellMark, CellMarkKind, ReadLimits, ReadNote, ReadSheet } from './readSheetTypes';
import { UnreadableSheet } from './unreadable';

/** A cell as a format has it. */
export interface FoundCell {
  at: number;
  text: string;
  mark?: CellMarkKind;
}

/** A number that a spreadsheet shortened before it was saved as text: its last digits are gone. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d+$/i;
const MOST_LINES = 20;

/** Gathers the rows of a sheet within its limits, and what is to be said of them. */
export class RowGatherer {
  readonly rows: string[][] = [];
  readonly numbers: number[] = [];
  readonly hidden: number[] = [];
  private readonly marks: CellMark[] = [];
  private width = 0;
  private chars = 0;
  private unseen = 0;

  constructor(readonly limits: ReadLimits) {}

  /** Takes the row of a line; one without anything in it is left out. */
  add(line: number, cells: readonly FoundCell[], isHidden = false): void {
    const row: string[] = [];
    const marks: { at: number; what: CellMarkKind }[] = [];
    for (const { at, text: raw, mark } of cells) {
      const { text, hadUnseen } = cellText(raw);
      if (hadUnseen) this.unseen += 1;
      if (text === '' && mark === undefined) continue;
      if (at >= this.limits.columns)
        throw new UnreadableSheet('tooManyColumns', { most: this.limits.columns });
      while (row.length < at) row.push('');
      row[at] = this.kept(text);
      if (mark) marks.push({ at, what: mark });
      else if (SHORTENED.test(text)) marks.push({ at, what: 'lost' });
      if (text.length > this.limits.cellChars) marks.push({ at, what: 'cut' });
    }
    if (row.every((text) => text === '')) return;
    if (this.rows.length >= this.limits.rows)
      throw new UnreadableSheet('tooManyRows', { most: this.limits.rows });
    this.marks.push(...marks.map(({ at, what }) => ({ row: this.rows.length, at, what })));
    if (isHidden) this.hidden.push(this.rows.length);
    this.width = Math.max(this.width, row.length);
    this.rows.push(row);
    this.numbers.push(line);
  }

  private kept(text: string): string {
    const cut = text.length > this.limits.cellChars ? cutTo(text, this.limits.cellChars) : text;
    this.chars += cut.length;
    if (this.chars > this.limits.textChars)
      throw new UnreadableSheet('tooMuchText', { most: this.limits.textChars });
    return ownCopy(cut);
  }

  /** All rows equally long; called once all are there, and before anything is filled in. */
  pad(): void {
    for (const row of this.rows) while (row.length < this.width) row.push('');
  }

  done(sheetName: string | null, notes: readonly ReadNote[]): ReadSheet {
    return {
      rows: this.rows,
      numbers: this.numbers,
      sheetName,
      notes: [...notes, ...this.ownNotes()],
      marks: this.marks,
      hidden: this.hidden,
    };
  }

  private ownNotes(): ReadNote[] {
    const notes: ReadNote[] = [];
    if (this.hidden.length > 0)
      notes.push({ code: 'hiddenRows', count: this.hidden.length, lines: this.linesOf(this.hidden) });
    const marked = (what: CellMarkKind) => {
      const found = this.marks.filter((mark) => mark.what === what);
      return { count: found.length, lines: this.linesOf(found.map(({ row }) => row)) };
    };
    const [errors, lost, cut] = [marked('error'), marked('lost'), marked('cut')];
    if (errors.count > 0) notes.push({ code: 'errors', ...errors });
    if (lost.count > 0) notes.push({ code: 'lost', ...lost });
    if (cut.count > 0) notes.push({ code: 'cut', ...cut, most: this.limits.cellChars });
    if (this.unseen > 0) notes.push({ code: 'unseen', count: this.unseen });
    return notes;
  }

  private linesOf(rows: readonly number[]): number[] {
    return [...new Set(rows)].slice(0, MOST_LINES).map((row) => this.numbers[row]!);
  }
}

/** The first `most` units of a text, never half a character. */
function cutTo(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}
