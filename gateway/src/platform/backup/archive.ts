import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';

/**
 * The kind of a line of a backup: H its head, T the start of a table, R one row (JSON), F a stored file, E the sums at its
 * end.
 */
export type LineKind = 'H' | 'T' | 'R' | 'F' | 'E';

/**
 * Writes a backup under a temporary name and renames it when it is complete, so that no half-written backup is ever found.
 */
export class ArchiveWriter {
  private readonly draft: string;
  private readonly gzip: Gzip = createGzip();
  private readonly out: WriteStream;
  private readonly written: Promise<void>;

  constructor(private readonly path: string) {
    this.draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    this.out = createWriteStream(this.draft, { mode: 0o600, flags: 'wx' });
    this.written = finished(this.gzip.pipe(this.out));
    // The caller learns of a failure from finish(); until then nobody waits for this promise.
    this.written.catch(() => undefined);
    // A full or broken disk ends the stream behind this one; `written` rejects with the reason.
    this.gzip.on('error', () => undefined);
    this.out.on('error', () => this.gzip.destroy());
  }

  async line(kind: LineKind, text: string): Promise<void> {
    // A stream that ended early never drains.
    if (!this.gzip.write(`${kind}${text}\n`)) await Promise.race([once(this.gzip, 'drain'), this.written]);
  }

  async finish(): Promise<void> {
    this.gzip.end();
    await this.written;
    const file = await open(this.draft);
    await file.sync();
    await file.close();
    await rename(this.draft, this.path);
  }

  async abandon(): Promise<void> {
    this.gzip.destroy();
    this.out.destroy();
    await this.written.catch(() => undefined);
    await rm(this.draft, { force: true });
  }
}

/** The lines of a backup, one after another; throws where the file breaks off or was changed. */
export async function* readArchive(path: string): AsyncGenerator<{ kind: LineKind; text: string }> {
  const source = createReadStream(path);
  const gunzip = createGunzip();
  // An error at either end closes the other.
  source.on('error', (error) => gunzip.destroy(error));
  const lines = createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity });
  let fault: unknown;
  gunzip.on('error', (error) => {
    fault = error;
    lines.close();
  });
  try {
    for await (const line of lines) yield { kind: line[0] as LineKind, text: line.slice(1) };
  } catch (error) {
    fault ??= error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
  if (fault) throw new Error(`${path} is no whole backup: ${(fault as Error).message}`, { cause: fault });
}

const MODULUS = 1n << 256n;

/** A sum over rows that does not depend on their order: two tables with the same rows have the same one. */
export class RowSum {
  private sum = 0n;
  rows = 0;

  add(row: string): void {
    this.sum = (this.sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % MODULUS;
    this.rows += 1;
  }

  /** `<rows>:<sum>` */
  toString(): string {
    return `${this.rows}:${this.sum.toString(16)}`;
  }
}
