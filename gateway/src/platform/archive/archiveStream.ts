import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is read once, while it is written. */
export interface ArchiveFile {
  /** With its folders, divided by `/`. */
  name: string;
  content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
  /** What is compressed already, a picture or a PDF, is stored as it is. */
  isPacked?: boolean;
}

/**
 * A zip as a stream, whatever its size and however many files it has (zip64 where it needs it): one file after another, little of
 * them in memory at a time. It breaks off with the error of a file that breaks off.
 * @param at the time that its files bear
 */
export async function* archiveStream(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const feeding = new AbortController();
  zip.on('error', (error: Error) => out.destroy(error));
  const fed = feed(zip, files, at, feeding.signal).catch((error: Error) => void out.destroy(error));
  try {
    for await (const bytes of out) yield bytes as Buffer;
  } finally {
    // Nobody reads on: what still waits to be written is let go.
    feeding.abort();
    await fed;
  }
}

async function feed(
  zip: ZipFile,
  files: AsyncIterable<ArchiveFile>,
  mtime: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content, isPacked = false } of files) {
    if (signal.aborted) return;
    const stream = Readable.from(inBytes(content));
    // Called when all before it is written, so that one file is open at a time.
    zip.addReadStreamLazy(name, { mtime, compress: !isPacked }, (begin) => begin(null, stream));
    try {
      await finished(stream, { signal });
    } catch (error) {
      stream.destroy();
      if (signal.aborted) return;
      throw error;
    }
  }
  zip.end();
}

async function* inBytes(content: ArchiveFile['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
}
