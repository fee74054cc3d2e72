/** Why a file cannot be read as a list; the words are said by whoever asked for the reading. */
export const unreadableReasons = [
  /** Nothing in it, or no visible sheet has a filled cell. */
  'empty',
  /** More bytes than `most`. */
  'tooLarge',
  /** Something else than a spreadsheet: `kind` says what. */
  'notASheet',
  /** Excel 97–2003 (.xls). */
  'legacyXls',
  /** Protected by a password. */
  'encrypted',
  /** The end of the file is missing. */
  'truncated',
  /** Its inside does not hold together. */
  'damaged',
  /** Unpacks to more than `most` bytes, or to far more than a list needs. */
  'bomb',
  /** It declares entities of its own (a DTD), which no spreadsheet writes. */
  'unsafe',
  /** More than `most` rows with something in them. */
  'tooManyRows',
  /** A filled cell beyond the `most`-th column. */
  'tooManyColumns',
  /** More text than `most` characters in all cells together. */
  'tooMuchText',
  /** Text in no encoding that could be told. */
  'wrongEncoding',
  /** A quotation mark that is opened in `line` and not closed. */
  'openQuote',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** What a file is that is no sheet; the last but one are spreadsheets in formats that are not read: to be saved as XLSX. */
export const foreignKinds = [
  'page',
  'picture',
  'pdf',
  'document',
  'archive',
  'xlsb',
  'ods',
  'numbers',
  'xml',
  'other',
] as const;
export type ForeignKind = (typeof foreignKinds)[number];

/** A file that is no list, with the reason and what its words name; it never quotes a cell. */
export class UnreadableSheet extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`The sheet cannot be read: ${reason}`);
    this.name = 'UnreadableSheet';
  }
}

/** The same for what is something else. */
export const notASheet = (kind: ForeignKind) => new UnreadableSheet('notASheet', { kind });
