import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import type { Breath } from './breath';
import type { ReadLimits } from './readSheetTypes';
import { UnreadableSheet } from './unreadable';
import { walkXml, type XmlHandlers } from './xmlWalk';

/** More parts than any workbook of people has. */
const MOST_PARTS = 5_000;
const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');

/** Elements for each cell within the limits: itself, its value or text, a run of it, and room for rows. */
const ELEMENTS_A_CELL = 5;

/** The parts of a zip, unpacked one after the other, all in memory, and never more of them than the limits say. */
export class ZipParts {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: ReadLimits,
    private readonly breath: Breath,
  ) {}

  static async open(bytes: Buffer, limits: ReadLimits, breath: Breath): Promise<ZipParts> {
    if (!bytes.includes(DIRECTORY_END)) throw new UnreadableSheet('truncated');
    const entries = new Map<string, Entry>();
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true });
      if (zip.entryCount > MOST_PARTS) throw new UnreadableSheet('bomb', { most: MOST_PARTS });
      for await (const entry of zip.eachEntry()) {
        const name = entry.fileName.toLowerCase();
        if (!entries.has(name)) entries.set(name, entry);
      }
      return new ZipParts(zip, entries, limits, breath);
    } catch (error) {
      throw asDamage(error, breath);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /**
   * Walks through the XML of a part while it is unpacked; what `handlers` throw ends the unpacking.
   * @throws UnreadableSheet where the part is missing, encrypted, damaged, or unpacks to too much
   */
  walk(name: string, handlers: XmlHandlers): Promise<void> {
    const { rows, columns } = this.limits;
    return walkXml(this.text(name), handlers, rows * columns * ELEMENTS_A_CELL);
  }

  private async *text(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw new UnreadableSheet('damaged');
    if (entry.isEncrypted()) throw new UnreadableSheet('encrypted');
    let decoder: TextDecoder | undefined;
    let sum = 0;
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.unpacked += chunk.length;
        if (this.unpacked > this.limits.unpackedBytes)
          throw new UnreadableSheet('bomb', { most: this.limits.unpackedBytes });
        sum = crc32(chunk, sum);
        decoder ??= decoderOf(chunk);
        yield decoder.decode(chunk, { stream: true });
        if (this.breath.isDue()) await this.breath.take();
      }
      if (sum !== entry.crc32) throw new UnreadableSheet('damaged');
      yield decoder?.decode() ?? '';
    } catch (error) {
      throw asDamage(error, this.breath);
    }
  }
}

/** XML is UTF-8, or UTF-16 with a mark. */
function decoderOf(beginning: Buffer): TextDecoder {
  const mark = beginning.length > 1 ? beginning.readUInt16BE(0) : 0;
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
}

/** Errors of zip, inflating and decoding are a damaged file; ours, and the end by a signal, stay what they are. */
function asDamage(error: unknown, breath: Breath): unknown {
  return error instanceof UnreadableSheet || breath.isEnded ? error : new UnreadableSheet('damaged');
}
