export interface ZipEntry {
  name: string;
  size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MAX_ENTRIES = 5_000;
const MAX_INFLATED = 200 * 1024 * 1024;
const MAX_RATIO = 200;

/**
 * The entries of a zip's central directory, read without inflating anything; null for an incomplete zip, or one that
 * announces more entries, bytes or compression than a document has.
 */
export function readZipDirectory(file: { size: number; head: Buffer; tail(): Buffer }): ZipEntry[] | null {
  if (file.size < END_LENGTH || file.head.readUInt32LE(0) !== LOCAL) return null;
  const bytes = file.tail();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_LENGTH > bytes.length || bytes.readUInt32LE(end) !== END) return null;
  const count = bytes.readUInt16LE(end + 10);
  // Its offset in the file, of which only the tail is at hand.
  let at = bytes.readUInt32LE(end + 16) - (file.size - bytes.length);
  if (at < 0 || count === 0 || count > MAX_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let inflated = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return null;
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    inflated += size;
    if (next > end || inflated > MAX_INFLATED || size > Math.max(1_048_576, packed * MAX_RATIO)) return null;
    entries.push({ name: bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8'), size });
    at = next;
  }
  return entries;
}
