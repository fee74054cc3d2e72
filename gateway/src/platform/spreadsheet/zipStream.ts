import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of a zip; its content is read once, while it is written. */
export interface ZipEntry {
  /** Plain ASCII. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** Flag: sizes and checksum follow the content, because they are not known before it was sent. */
const SIZES_FOLLOW = 0x0008;
const DEFLATED = 8;
/** 1980-01-01, the first day zip can express; constant, so that the same content gives the same bytes. */
const DAY = 0x0021;
const VERSION = 20;

/**
 * A zip as a stream, whatever its size, with little of it in memory at a time (APPNOTE 6.3, 4.3; below 4 GB).
 * @param entries in the order in which they are stored
 */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const start = at;
    const facts = u16(VERSION, SIZES_FOLLOW, DEFLATED, 0, DAY);
    const head = record([...u32(0x04034b50), ...facts, ...u32(0, 0, 0), ...u16(name.length, 0)], name);
    yield head;
    let [sum, size, packed] = [0, 0, 0];
    async function* counted() {
      for await (const text of content) {
        const bytes = Buffer.from(text, 'utf8');
        sum = crc32(bytes, sum);
        size += bytes.length;
        yield bytes;
      }
    }
    // The reader below sees its errors.
    const deflated = pipeline(Readable.from(counted()), createDeflateRaw(), () => undefined);
    for await (const bytes of deflated as AsyncIterable<Buffer>) {
      packed += bytes.length;
      yield bytes;
    }
    const sums = u32(sum, packed, size);
    const tail = record([...u32(0x08074b50), ...sums]);
    yield tail;
    at += head.length + packed + tail.length;
    const rest = [...u16(name.length, 0, 0, 0, 0), ...u32(0, start)];
    directory.push(record([...u32(0x02014b50), ...u16(VERSION), ...facts, ...sums, ...rest], name));
  }
  const whole = Buffer.concat(directory);
  yield whole;
  const count = entries.length;
  yield record([...u32(0x06054b50), ...u16(0, 0, count, count), ...u32(whole.length, at), ...u16(0)]);
}

/** Fields of two and four bytes, little endian. */
const u16 = (...values: number[]) => values.map((value) => ({ value, length: 2 }));
const u32 = (...values: number[]) => values.map((value) => ({ value, length: 4 }));

function record(fields: { value: number; length: number }[], name = ''): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const { value, length } of fields) at = bytes.writeUIntLE(value, at, length);
  return Buffer.concat([bytes, Buffer.from(name, 'latin1')]);
}
