import { columnOf, mergeOf, type Merge } from './merges';
import { numberText, type NumberShape } from './numberText';
import type { FoundCell, RowGatherer } from './rowGatherer';
import { StringGatherer, unescaped } from './sharedStrings';
import { UnreadableSheet } from './unreadable';
import type { Attributes, XmlHandlers } from './xmlWalk';

/** What a sheet may have at most (Excel). */
const MOST_LINES = 1_048_576;
const MOST_COLUMNS = 16_384;
const MOST_MERGES = 200_000;
const NAMED_LINES = 20;

/** What cells refer to. */
export interface WorkbookFacts {
  strings: readonly string[];
  shapes: readonly NumberShape[];
  is1904: boolean;
}

/** The cell that is being read. */
interface OpenCell {
  at: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

const PLAIN: NumberShape = { kind: 'plain' };

/** Reads the cells of a worksheet into rows. What the sheet says of its own extent (`dimension`) is not believed. */
export class WorksheetReader implements XmlHandlers {
  readonly merges: Merge[] = [];
  readonly hiddenColumns = new Set<number>();
  formulas = 0;
  uncomputed = 0;
  readonly uncomputedLines: number[] = [];
  private line = 0;
  private isHidden = false;
  private cells: FoundCell[] = [];
  private cell: OpenCell | null = null;
  private nextAt = 0;
  private isInValue = false;
  private readonly inline = new StringGatherer();

  constructor(
    private readonly facts: WorkbookFacts,
    private readonly rows: RowGatherer,
  ) {}

  open(name: string, attributes: Attributes): void {
    if (name === 'c') this.beginCell(attributes);
    else if (name === 'v') this.isInValue = true;
    else if (name === 'row') this.beginRow(attributes);
    else if (name === 'f' && this.cell) this.cell.hasFormula = true;
    else if (name === 't' || name === 'rPh') this.inline.open(name);
    else if (name === 'mergeCell') this.addMerge(attributes.ref ?? '');
    else if (name === 'col' && isTrue(attributes.hidden)) this.hideColumns(attributes);
  }

  text(text: string): void {
    if (this.isInValue && this.cell) this.cell.value += text;
    else if (this.cell) this.inline.add(text);
  }

  close(name: string): void {
    if (name === 'c') this.endCell();
    else if (name === 'v') this.isInValue = false;
    else if (name === 'row') this.rows.add(this.line, this.cells, this.isHidden);
    else if (name === 't' || name === 'rPh') this.inline.close(name);
  }

  private beginRow({ r, hidden }: Attributes): void {
    const named = Number(r);
    // Some writers number no rows, and a row never stands before the one that was read.
    this.line = Number.isInteger(named) && named > this.line ? named : this.line + 1;
    if (this.line > MOST_LINES) throw new UnreadableSheet('damaged');
    this.isHidden = isTrue(hidden);
    this.cells = [];
    this.nextAt = 0;
  }

  private beginCell({ r, t = 'n', s = '0' }: Attributes): void {
    const letters = r === undefined ? undefined : /^[A-Z]{1,3}/i.exec(r)?.[0];
    const at = letters === undefined ? this.nextAt : columnOf(letters);
    if (at >= MOST_COLUMNS) throw new UnreadableSheet('damaged');
    this.nextAt = at + 1;
    this.cell = { at, type: t, style: Number(s), value: '', hasFormula: false };
    this.inline.take();
  }

  private endCell(): void {
    const cell = this.cell;
    if (!cell) return;
    this.cell = null;
    if (cell.hasFormula) this.countFormula(cell);
    const { text, mark } = this.shown(cell);
    if (text !== '' || mark) this.cells.push({ at: cell.at, text, ...(mark && { mark }) });
  }

  private shown({ type, value, style }: OpenCell): Pick<FoundCell, 'text' | 'mark'> {
    if (type === 's') return { text: this.facts.strings[Number(value)] ?? '' };
    if (type === 'inlineStr') return { text: this.inline.take() };
    if (type === 'str') return { text: unescaped(value) };
    if (type === 'e') return { text: '', mark: 'error' };
    if (value === '') return { text: '' };
    if (type === 'b') return { text: value.trim() === '0' ? 'FALSE' : 'TRUE' };
    if (type === 'd') return { text: value.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace('T', ' ') };
    const { text, isLost } = numberText(value, this.facts.shapes[style] ?? PLAIN, this.facts.is1904);
    return { text, ...(isLost && { mark: 'lost' as const }) };
  }

  private countFormula({ type, value }: OpenCell): void {
    if (value !== '' || type === 'str') this.formulas += 1;
    else {
      this.uncomputed += 1;
      if (this.uncomputedLines.length < NAMED_LINES && this.uncomputedLines.at(-1) !== this.line)
        this.uncomputedLines.push(this.line);
    }
  }

  private addMerge(range: string): void {
    const merge = mergeOf(range);
    if (merge) this.merges.push(merge);
    if (this.merges.length > MOST_MERGES) throw new UnreadableSheet('damaged');
  }

  private hideColumns({ min, max }: Attributes): void {
    for (let at = Number(min); at <= Math.min(Number(max), this.rows.limits.columns); at += 1)
      this.hiddenColumns.add(at - 1);
  }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
