import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { assertKey, MissingObject, type Storage } from './storage';

/**
 * A folder on this machine. Files are written under a temporary name and renamed, so that no half-written file is ever
 * found.
 */
export class DiskStorage implements Storage {
  readonly kind = 'disk';

  constructor(private readonly folder: string) {}

  put(key: string, bytes: Buffer): Promise<void> {
    return this.write(key, bytes);
  }

  putStream(key: string, content: Readable): Promise<void> {
    return this.write(key, content);
  }

  private async write(key: string, content: Buffer | Readable): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = draftOf(path);
    const file = await open(draft, 'w', 0o600);
    try {
      await writeFile(file, content);
      await file.sync();
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(draft, path);
  }

  async get(key: string): Promise<Buffer> {
    try {
      return await readFile(this.path(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingObject();
      throw error;
    }
  }

  async getStream(key: string): Promise<Readable> {
    try {
      const file = await open(this.path(key), 'r');
      return file.createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingObject();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.path(key);
    await rm(path, { force: true });
    // The draft of a write that was killed.
    await rm(draftOf(path), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const probe = join(this.folder, `.probe-${randomBytes(6).toString('hex')}`);
    const file = await open(probe, 'wx', 0o600);
    await file.close();
    await rm(probe);
  }

  private path(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }
}

/** Keys are random and used once, so each file has one draft. */
const draftOf = (path: string) => `${path}.tmp`;
