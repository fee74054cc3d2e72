import { readZipDirectory } from './zipDirectory';

/** Checks a file piece by piece. */
export interface Check {
  /** Takes the next piece; false as soon as the file cannot be one of this kind any more. */
  goesOn(chunk: Buffer): boolean;
  /** True when all pieces together are a complete file of this kind. */
  isWhole(): boolean;
}

/** Room for the directory of 5 000 entries at a zip's end. */
const ZIP_TAIL_BYTES = 1024 * 1024;

/** The beginning and the last bytes of a stream. */
class Ends {
  size = 0;
  head: Buffer = Buffer.alloc(0);
  private kept: Buffer[] = [];
  private keptBytes = 0;

  constructor(private readonly tailBytes: number) {}

  add(chunk: Buffer): void {
    if (this.head.length < 8) this.head = Buffer.concat([this.head, chunk.subarray(0, 8)]).subarray(0, 8);
    this.size += chunk.length;
    this.kept.push(chunk);
    this.keptBytes += chunk.length;
    while (this.keptBytes - this.kept[0]!.length >= this.tailBytes)
      this.keptBytes -= this.kept.shift()!.length;
  }

  tail(): Buffer {
    return Buffer.concat(this.kept).subarray(-this.tailBytes);
  }
}

export function pdfCheck(): Check {
  const ends = new Ends(2048);
  return {
    goesOn(chunk) {
      ends.add(chunk);
      return true;
    },
    isWhole() {
      const tail = ends.tail();
      return (
        ends.head.subarray(0, 5).toString('latin1') === '%PDF-' &&
        tail.subarray(-1024).includes('%%EOF') &&
        tail.includes('startxref')
      );
    },
  };
}

/** The directory of a compound file names its streams in UTF-16; one of these must be there. */
export function cfbCheck(...streams: string[]): Check {
  const names = streams.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  const overlap = Math.max(...names.map(({ length }) => length)) - 1;
  let before: Buffer = Buffer.alloc(0);
  let isFound = false;
  return {
    goesOn(chunk) {
      const seen = Buffer.concat([before, chunk]);
      isFound ||= names.some((name) => seen.includes(name));
      before = seen.subarray(-overlap);
      return true;
    },
    isWhole: () => isFound,
  };
}

/** An Office file is a zip with these two parts, no macros, and a plausible size of contents. */
export function officeCheck(mainPart: string): Check {
  const ends = new Ends(ZIP_TAIL_BYTES);
  return {
    goesOn(chunk) {
      ends.add(chunk);
      return true;
    },
    isWhole() {
      const entries = readZipDirectory(ends);
      if (!entries) return false;
      const names = entries.map(({ name }) => name);
      return (
        names.includes('[Content_Types].xml') &&
        names.includes(mainPart) &&
        !names.some((name) => /vbaProject\.bin$/i.test(name) || name.startsWith('/') || name.includes('..'))
      );
    },
  };
}

const CONTROL = /[\x00-\x08\x0e-\x1f]/;

/** What spreadsheets write text in; UTF-16 says so by its first two bytes. */
function encodingsOf(head: Buffer): string[] {
  const mark = head.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return ['utf-16le'];
  return mark === 'feff' ? ['utf-16be'] : ['utf-8', 'gb18030'];
}

/** True for what says by its first two bytes that it is UTF-16. */
export const isMarkedText = (head: Buffer): boolean => encodingsOf(head).length === 1;

/** Text in UTF-8, GB 18030 or UTF-16 without control characters, and no markup a browser would run. */
export function csvCheck(): Check {
  let readings: { decoder: TextDecoder; beginning: string; isText: boolean }[] | null = null;
  const read = (chunk: Buffer | undefined) => {
    readings ??= encodingsOf(chunk ?? Buffer.alloc(0)).map((encoding) => ({
      decoder: new TextDecoder(encoding, { fatal: true }),
      beginning: '',
      isText: true,
    }));
    for (const one of readings.filter(({ isText }) => isText)) {
      try {
        const text = chunk ? one.decoder.decode(chunk, { stream: true }) : one.decoder.decode();
        if (CONTROL.test(text)) one.isText = false;
        one.beginning = (one.beginning + text).trimStart().slice(0, 16);
      } catch {
        one.isText = false;
      }
    }
    // Text that is valid UTF-8 is UTF-8.
    const reading = readings.find(({ isText }) => isText);
    return reading !== undefined && !/^<(!doctype|html|svg|\?xml|script)/i.test(reading.beginning);
  };
  return {
    goesOn: read,
    isWhole: () => read(undefined),
  };
}
