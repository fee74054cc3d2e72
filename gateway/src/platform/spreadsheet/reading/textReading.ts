import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Breath } from './breath';
import { delimiterOf } from './delimiter';
import { encodingOf, type Encoding } from './encoding';
import type { ReadLimits, ReadNote, ReadSheet } from './readSheetTypes';
import { RowGatherer } from './rowGatherer';
import { notASheet, UnreadableSheet } from './unreadable';

const PIECE_BYTES = 32 * 1024;
/** A cell of a person's row has no more lines: what goes on is a quotation mark that nobody closed. */
const MOST_LINES_OF_A_CELL = 50;
const MOST_RECORD_CHARS = 4 * 1024 * 1024;
/** The share of controls from which on bytes are no text. */
const MOST_CONTROLS = 0.01;
const CONTROL = /[\0-\x08\x0B\x0E-\x1F]/g;
const PAGE = /^\s*<(?:!doctype|html|table|head|body|script|svg|meta)\b|^mime-version:/i;
const XML = /^\s*<\?xml\b/i;
/** How a CSV says its delimiter to Excel. */
const SAID = /^sep=(.)\n/i;

/** Reads text divided by tabs, commas, semicolons or their wide kin: CSV, TSV, or what was copied from a spreadsheet. */
export async function readText(
  bytes: Buffer,
  fileName: string,
  limits: ReadLimits,
  breath: Breath,
): Promise<ReadSheet> {
  const { encoding, markBytes } = encodingOf(bytes);
  const pieces = decoded(bytes.subarray(markBytes), encoding, breath);
  const beginning = (await pieces.next()).value ?? '';
  judge(beginning);
  const said = SAID.exec(beginning);
  const delimiter = said?.[1] ?? delimiterOf(beginning, fileName);
  const rest = said ? beginning.slice(said[0].length) : beginning;
  const rows = new RowGatherer(limits);
  await gather(rows, { first: rest, pieces, delimiter, line: said ? 2 : 1 }, breath);
  if (rows.rows.length === 0) throw new UnreadableSheet('empty');
  rows.pad();
  const notes: ReadNote[] = [];
  if (encoding !== 'utf-8') notes.push({ code: 'encoding', encoding });
  if (rows.rows[0]!.length > 1) notes.push({ code: 'delimiter', delimiter });
  return rows.done(null, notes);
}

interface Text {
  first: string;
  pieces: AsyncGenerator<string>;
  delimiter: string;
  /** The line of the file on which `first` begins. */
  line: number;
}

async function gather(rows: RowGatherer, { first, pieces, delimiter, line }: Text, breath: Breath) {
  async function* all() {
    yield first;
    yield* pieces;
  }
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    // Marks within a cell are common (5" pipes); one at its beginning is judged by `linesOf`.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MOST_RECORD_CHARS,
    // Called while it is parsed, so that an error that ends the parsing finds the line of its row.
    on_record: (cells: string[]): Row => {
      const row = { line, cells };
      line += linesOf(row);
      return row;
    },
  });
  // What ended the taking of rows; the streams that are ended by it only say that they were.
  let ended: unknown;
  const take = async (records: AsyncIterable<Row>) => {
    try {
      for await (const { line: begins, cells } of records) {
        rows.add(
          begins,
          cells.map((text, at) => ({ at, text })),
        );
        if (breath.isDue()) await breath.take();
      }
    } catch (error) {
      ended = error;
      throw error;
    }
  };
  try {
    await pipeline(Readable.from(all()), parser, take);
  } catch (caught) {
    const error = ended ?? caught;
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    throw isOpen ? new UnreadableSheet('openQuote', { line }) : new UnreadableSheet('damaged');
  }
}

interface Row {
  line: number;
  cells: string[];
}

/** How many lines of the file a row has; a cell with the mark still before its several lines was not closed where it ends. */
function linesOf({ line, cells }: Row): number {
  let lines = 1;
  for (const cell of cells) {
    if (!cell.includes('\n')) continue;
    const breaks = cell.split('\n').length - 1;
    if (breaks > MOST_LINES_OF_A_CELL || cell.startsWith('"'))
      throw new UnreadableSheet('openQuote', { line });
    lines += breaks;
  }
  return lines;
}

/** The text in pieces, all line ends made `\n`. */
async function* decoded(bytes: Buffer, encoding: Encoding, breath: Breath): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, {
    fatal: encoding === 'gb18030',
    ignoreBOM: true,
  });
  // The first half of a CRLF that is divided between two pieces.
  let isAfterReturn = false;
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const isLast = at + PIECE_BYTES >= bytes.length;
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: !isLast });
    } catch {
      throw new UnreadableSheet(isLast && bytes.at(-1)! > 0x80 ? 'truncated' : 'wrongEncoding');
    }
    if (isAfterReturn && text.startsWith('\n')) text = text.slice(1);
    if (text !== '') isAfterReturn = text.endsWith('\r');
    yield text.replace(/\r\n?/g, '\n');
    if (breath.isDue()) await breath.take();
  }
}

/** Refuses pages, XML and bytes that are no text. */
function judge(beginning: string): void {
  if (PAGE.test(beginning)) throw notASheet('page');
  if (XML.test(beginning)) throw notASheet(/<(?:\w+:)?html\b/i.test(beginning) ? 'page' : 'xml');
  const controls = beginning.match(CONTROL)?.length ?? 0;
  if (controls > beginning.length * MOST_CONTROLS && controls > 2) throw notASheet('other');
}
