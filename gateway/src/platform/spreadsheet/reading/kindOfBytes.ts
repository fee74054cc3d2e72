import { fileTypeFromBuffer } from 'file-type';
import { notASheet, UnreadableSheet, type ForeignKind } from './unreadable';

/** Bytes needed to recognise a file. */
const HEAD_BYTES = 4_100;
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const COMPOUND = Buffer.from('D0CF11E0A1B11AE1', 'hex');
/** The first record of Excel 2 to 4, which needs no compound file. */
const OLD_SHEET = /^\x09(?:\x00\x04|[\x02\x04]\x06|\x08[\x08\x10])\x00/;
const MARKED_TEXT = ['EFBBBF', 'FFFE', 'FEFF'].map((hex) => Buffer.from(hex, 'hex'));
const CONTROL = /[\x00-\x08\x0E-\x1A\x1C-\x1F]/;

/**
 * What bytes are by themselves, whatever the name of the file says.
 * @throws UnreadableSheet for what is neither a zip nor text
 */
export async function kindOfBytes(bytes: Buffer): Promise<'zip' | 'text'> {
  const begins = (with_: Buffer) => bytes.subarray(0, with_.length).equals(with_);
  if (begins(ZIP) || begins(EMPTY_ZIP)) return 'zip';
  if (begins(COMPOUND)) throw inCompound(bytes);
  const head = bytes.subarray(0, HEAD_BYTES);
  const letters = head.toString('latin1');
  if (OLD_SHEET.test(letters)) throw new UnreadableSheet('legacyXls');
  if (letters.startsWith('%PDF-')) throw notASheet('pdf');
  if (letters.startsWith('{\\rtf')) throw notASheet('document');
  if (MARKED_TEXT.some(begins) || !CONTROL.test(letters)) return 'text';
  const type = await fileTypeFromBuffer(head);
  if (type) throw notASheet(foreignKind(type.mime));
  // Text in UTF-16 without a mark, or text with a few stray bytes: decoding decides.
  return 'text';
}

/** A compound file is an old workbook, an encrypted new one, or an old document. Its directory names streams in UTF-16. */
function inCompound(bytes: Buffer): UnreadableSheet {
  const has = (stream: string) => bytes.includes(Buffer.from(`${stream}\0`, 'utf16le'));
  if (has('EncryptedPackage')) return new UnreadableSheet('encrypted');
  if (has('Workbook') || has('Book')) return new UnreadableSheet('legacyXls');
  return notASheet('document');
}

function foreignKind(mime: string): ForeignKind {
  if (mime.startsWith('image/')) return 'picture';
  if (/zip|rar|7z|tar|compress|x-xz|bzip/.test(mime)) return 'archive';
  if (mime === 'application/pdf') return 'pdf';
  return 'other';
}
