import { createHash } from 'node:crypto';
import type { OwnWork } from '../../kernel/work';
import type { Dataset } from '../../kernel/tasks/dataset';
import type { ArchiveFile } from '../../platform/archive/archiveStream';
import type { SheetCell } from '../../platform/spreadsheet/xlsx';
import { sheetRows, sheetStream } from '../../platform/spreadsheet/sheetFile';
import { UnreadableObject } from '../../platform/storage/fileStore';
import { MissingObject } from '../../platform/storage/storage';
import { accountById } from '../accounts/accountRepository';
import { contractPdf } from '../enterprise/contractPdf';
import { signatureById } from '../enterprise/contractRepository';
import { fileById } from '../files/fileRepository';
import { statementPaper } from '../statements/statementService';
import { keysOf } from './columnKeys';
import { Pieces } from './pieces';
import { readme, type Described } from './readme';
import type { StatementFile, StoredFile } from './tables/fileTable';
import type { ContractFile } from './tables/proofTables';

export interface Making extends Omit<OwnWork, 'tx'> {
  tables: readonly Dataset[];
  madeAt: Date;
}

/** What the manifest says of a file. */
interface Written {
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * The files of the archive, one after the other, from the pieces that were read: what is in it in both languages, the tables as
 * CSV, the same as JSON, the reports, the files as they are stored, and at its end what each of them is.
 * @param parts gone through twice: a table is written in one form after the other
 */
export async function* archiveFiles(
  making: Making,
  parts: AsyncIterable<string>,
): AsyncGenerator<ArchiveFile> {
  const written: Written[] = [];
  const leftOut: string[] = [];
  const unreadable: string[] = [];
  const noted = (file: ArchiveFile): ArchiveFile => ({ ...file, content: summed(file, written) });
  const { session, services, tables, madeAt } = making;
  const scope = { mainIds: [session.mainId], mainId: session.mainId };
  const { name } = await services.db.withTenant(scope, (tx) => accountById(tx, session.mainId));
  const described = tables.map((table) => describe(making, table));

  for (const lang of ['en', 'zh'] as const) {
    const content = [readme(lang, { name, madeAt, tables: described })];
    yield noted({ name: lang === 'en' ? 'README.en.md' : 'README.zh-CN.md', content });
  }
  const first = new Pieces(parts);
  for (const table of tables)
    yield noted({ name: `tables/${table.name}.csv`, content: csv(making, table, first) });

  const second = new Pieces(parts);
  for (const { name: table, keys } of described)
    yield noted({ name: `json/${table}.json`, content: json(objects(second.of<SheetCell[]>(table), keys)) });
  yield noted({ name: 'json/reports.json', content: json(second.of('reports')) });

  for await (const rows of second.of<StoredFile>('stored')) {
    for (const { path, fileId } of rows) {
      const content = await storedBytes(making, fileId);
      if (content === 'gone') leftOut.push(path);
      else if (content === 'unreadable') unreadable.push(path);
      else yield noted({ name: path, content: [content], isPacked: true });
    }
  }
  for await (const rows of second.of<StatementFile>('statementPapers')) {
    for (const { path, statementId } of rows)
      yield noted({ name: path, content: [await statementPaper(making, statementId)], isPacked: true });
  }
  for await (const rows of second.of<ContractFile>('contractPapers')) {
    for (const { path, signatureId } of rows) {
      const signature = await services.db.withTenant(scope, (tx) => signatureById(tx, signatureId));
      yield noted({ name: path, content: [await contractPdf(signature!)], isPacked: true });
    }
  }
  const manifest = { enterprise: name, madeAt: madeAt.toISOString(), files: written, leftOut, unreadable };
  yield { name: 'manifest.json', content: [`${JSON.stringify(manifest, null, 2)}\n`] };
}

/**
 * A file of the account as it is stored; in a word what became of one that was erased since it was listed, or that does not open.
 * One of them holds up nothing else that is to be taken along; a storage that is away is no fault of a file, and tried again.
 */
async function storedBytes(
  { services, session }: Making,
  fileId: string,
): Promise<Buffer | 'gone' | 'unreadable'> {
  const scope = { mainIds: [session.mainId], mainId: session.mainId };
  const file = await services.db.withTenant(scope, (tx) => fileById(tx, fileId));
  if (!file) return 'gone';
  try {
    return await services.files.read(file.storageKey);
  } catch (error) {
    // Its row goes before its bytes.
    if (error instanceof MissingObject) return 'gone';
    if (!(error instanceof UnreadableObject)) throw error;
    services.log.error({ err: error, fileId }, 'a stored file does not open');
    return 'unreadable';
  }
}

function describe({ session }: Making, table: Dataset): Described {
  const english = table.columns({ session }, 'en');
  return {
    name: table.name,
    title: table.title,
    keys: keysOf(english.map(({ head }) => head)),
    heads: {
      en: english.map(({ head }) => head),
      zh: table.columns({ session }, 'zh').map(({ head }) => head),
    },
  };
}

function csv({ session, lang }: Making, table: Dataset, pieces: Pieces) {
  const sheet = {
    format: 'csv',
    name: table.title[lang],
    columns: table.columns({ session }, lang),
  } as const;
  async function* lines() {
    for await (const rows of pieces.of<SheetCell[]>(table.name)) yield sheetRows(sheet, rows);
  }
  return sheetStream(sheet, lines());
}

async function* objects(pieces: AsyncIterable<SheetCell[][]>, keys: readonly string[]) {
  for await (const rows of pieces)
    yield rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at] ?? null])));
}

/** An array, a line for each of its objects. */
async function* json(pieces: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pieces) {
    for (const row of rows) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The content as it is, with its sum noted once it has all gone by. */
async function* summed({ name: path, content }: ArchiveFile, written: Written[]): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    const made = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
    sum.update(made);
    bytes += made.length;
    yield made;
  }
  written.push({ path, bytes, sha256: sum.digest('hex') });
}
