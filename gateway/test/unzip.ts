import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;

/** The files of a zip by name, read the way of its central directory. For small files that a test has made. */
export function unzip(bytes: Buffer): Record<string, string> {
  const files = unzipBytes(bytes);
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, content.toString('utf8')]));
}

/** The same, byte for byte. */
export function unzipBytes(bytes: Buffer): Record<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const files: Record<string, Buffer> = {};
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === ENTRY) {
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    const fileName = bytes.toString('utf8', at + 46, at + 46 + name);
    files[fileName] = method === 0 ? content : inflateRawSync(content);
    at += 46 + name + extra + comment;
  }
  return files;
}
