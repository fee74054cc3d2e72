import { fileTypeFromBuffer } from 'file-type';
import { cfbCheck, csvCheck, officeCheck, pdfCheck, type Check } from './structure';

/** So much tells by its magic bytes what a file is. */
const HEAD_BYTES = 4_100;

interface Kind {
  mime: string;
  /** What the magic bytes must say; null where they must say nothing. Absent where the structure tells it all. */
  magic?: string | null;
  /** Looks at the whole of it on its way; absent for pictures, which are drawn anew. */
  structure?: () => Check;
}

const CFB = 'application/x-cfb';
const jpeg: Kind = { mime: 'image/jpeg', magic: 'image/jpeg' };

/** What each allowed extension must really be: magic bytes and structure agree with the name. */
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

/** A file whose name and content agree so far: `content` goes on giving it, and throws once they do not. */
export interface Inspected {
  mime: string;
  content: AsyncGenerator<Buffer>;
}

/**
 * Looks at a file while it flows by. Null for a name no allowed type has; of the rest `content` throws `refused()` with the first
 * bytes that cannot belong to it, or at the end when the whole is not what its name says.
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
    if (kind.magic === undefined) return;
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
