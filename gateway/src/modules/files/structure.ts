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

/** Text in UTF-8 or GB 18030 without control characters, and no markup a browser would run. */
export function csvCheck(): Check {
  const readings = ['utf-8', 'gb18030'].map((encoding) => ({
    decoder: new TextDecoder(encoding, { fatal: true }),
    beginning: '',
    isText: true,
  }));
  const read = (chunk: Buffer | undefined) => {
    for (const one of readings.filter(({ isText }) => isText)) {
      try {
        const text = chunk ? one.decoder.decode(chunk, { stream: true }) : one.decoder.decode();
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
    goesOn: (chunk) => !/[\x00-\x08\x0e-\x1f]/.test(chunk.toString('latin1')) && read(chunk),
    isWhole: () => read(undefined),
  };
}
