import { fileTypeFromBuffer } from 'file-type';
import { cfbCheck, csvCheck, isMarkedText, officeCheck, pdfCheck, type Check } from './structure';

/** Bytes needed to recognise a file by its magic bytes. */
const HEAD_BYTES = 4_100;

interface Kind {
  mime: string;
  /** The type the magic bytes must show; null when they must show none. Absent where the structure is enough. */
  magic?: string | null;
  /** Checks the whole file while it is read; absent for pictures, which are re-encoded. */
  structure?: () => Check;
}

const CFB = 'application/x-cfb';
const jpeg: Kind = { mime: 'image/jpeg', magic: 'image/jpeg' };

/** The real type behind each allowed extension: magic bytes and structure must agree with the name. */
const kinds: Readonly<Record<string, Kind>> = {
  jpg: jpeg,
  jpeg,
  png: { mime: 'image/png', magic: 'image/png' },
  pdf: { mime: 'application/pdf', magic: 'application/pdf', structure: pdfCheck },
  doc: { mime: 'application/msword', magic: CFB, structure: () => cfbCheck('WordDocument') },
  xls: { mime: 'application/vnd.ms-excel', magic: CFB, structure: () => cfbCheck('Workbook', 'Book') },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    structure: () => officeCheck('word/document.xml'),
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    structure: () => officeCheck('xl/workbook.xml'),
  },
  csv: { mime: 'text/csv', magic: null, structure: csvCheck },
};

/** A file whose name and content agree so far: `content` yields its bytes, and throws once they do not. */
export interface Inspected {
  mime: string;
  content: AsyncGenerator<Buffer>;
}

/**
 * Checks a file while it is read. Null for a name of no allowed type; otherwise `content` throws `refused()` at the first
 * bytes that cannot belong to it, or at the end when the whole is not of the type its name says.
 */
export function inspected(
  fileName: string,
  content: AsyncIterable<Buffer>,
  refused: () => Error,
): Inspected | null {
  const kind = kinds[/\.([a-z]{3,4})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  return kind ? { mime: kind.mime, content: lookedAt(kind, content, refused) } : null;
}

async function* lookedAt(
  kind: Kind,
  content: AsyncIterable<Buffer>,
  refused: () => Error,
): AsyncGenerator<Buffer> {
  const structure = kind.structure?.();
  let head: Buffer | null = Buffer.alloc(0);
  const judgeHead = async (bytes: Buffer) => {
    // The mark of UTF-16 begins some sounds, too: whether it is text, its structure says.
    if (kind.magic === undefined || (kind.magic === null && isMarkedText(bytes))) return;
    const found = (await fileTypeFromBuffer(bytes))?.mime ?? null;
    if (found !== kind.magic) throw refused();
  };
  for await (const chunk of content) {
    if (head) {
      head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      if (head.length === HEAD_BYTES) {
        await judgeHead(head);
        head = null;
      }
    }
    if (structure && !structure.goesOn(chunk)) throw refused();
    yield chunk;
  }
  if (head && head.length > 0) await judgeHead(head);
  if (structure && !structure.isWhole()) throw refused();
}
