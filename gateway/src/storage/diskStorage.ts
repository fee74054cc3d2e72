import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { assertKey, MissingObject, type Storage } from './storage';

/** A folder on this machine. Files are written beside their place and renamed, so none is ever half there. */
export class DiskStorage implements Storage {
  readonly kind = 'disk';

  constructor(private readonly folder: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
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

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
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
