import { fileTypeFromBuffer } from 'file-type';
import { readZipDirectory } from './zipDirectory';

const CFB = 'application/x-cfb';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Kind {
  mime: string;
  isOne(bytes: Buffer, sniffed: string | null): boolean;
}

const jpeg: Kind = { mime: 'image/jpeg', isOne: (_, sniffed) => sniffed === 'image/jpeg' };

/** What each allowed extension must really be: magic bytes and structure agree with the name. */
const kinds: Readonly<Record<string, Kind>> = {
  jpg: jpeg,
  jpeg,
  png: { mime: 'image/png', isOne: (_, sniffed) => sniffed === 'image/png' },
  pdf: {
    mime: 'application/pdf',
    isOne: (bytes, sniffed) => sniffed === 'application/pdf' && isWholePdf(bytes),
  },
  doc: {
    mime: 'application/msword',
    isOne: (bytes, sniffed) => sniffed === CFB && hasStream(bytes, 'WordDocument'),
  },
  xls: {
    mime: 'application/vnd.ms-excel',
    isOne: (bytes, sniffed) => sniffed === CFB && (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book')),
  },
  docx: { mime: DOCX, isOne: (bytes) => isOfficeZip(bytes, 'word/document.xml') },
  xlsx: { mime: XLSX, isOne: (bytes) => isOfficeZip(bytes, 'xl/workbook.xml') },
  csv: { mime: 'text/csv', isOne: (bytes, sniffed) => sniffed === null && isPlainText(bytes) },
};

/** The MIME type of a file whose name and content agree on an allowed type; null for everything else. */
export async function allowedType(fileName: string, bytes: Buffer): Promise<string | null> {
  const kind = kinds[/\.([a-z]{3,4})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  if (!kind) return null;
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  return kind.isOne(bytes, sniffed) ? kind.mime : null;
}

function isWholePdf(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    bytes.subarray(-1024).includes('%%EOF') &&
    bytes.subarray(-2048).includes('startxref')
  );
}

/** The directory of a compound file names its streams in UTF-16. */
function hasStream(bytes: Buffer, name: string): boolean {
  return bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
}

/** An Office file is a zip with these two parts, no macros, and no more than it could sensibly hold. */
function isOfficeZip(bytes: Buffer, mainPart: string): boolean {
  const entries = readZipDirectory(bytes);
  if (!entries) return false;
  const names = entries.map(({ name }) => name);
  return (
    names.includes('[Content_Types].xml') &&
    names.includes(mainPart) &&
    !names.some((name) => /vbaProject\.bin$/i.test(name) || name.startsWith('/') || name.includes('..'))
  );
}

/** Text in UTF-8 or GB 18030 without control characters, and no markup a browser would run. */
function isPlainText(bytes: Buffer): boolean {
  if (/[\x00-\x08\x0e-\x1f]/.test(bytes.toString('latin1'))) return false;
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030');
  return text !== null && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text);
}

function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
