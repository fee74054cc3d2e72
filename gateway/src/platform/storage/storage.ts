import type { Readable } from 'node:stream';

/** The place where encrypted bytes are stored. Keys are random and never derived from a file's name. */
export interface Storage {
  readonly kind: 'disk' | 's3';
  put(key: string, bytes: Buffer): Promise<void>;
  /** Writes a stream as it comes. If it breaks off, nothing is stored under the key. */
  putStream(key: string, content: Readable): Promise<void>;
  /** Throws MissingObject when there is nothing under the key. */
  get(key: string): Promise<Buffer>;
  /** The same as it comes, for what may be large. Throws MissingObject. */
  getStream(key: string): Promise<Readable>;
  /** Deleting a missing key is no error. */
  remove(key: string): Promise<void>;
  /** Writes, reads and removes a probe; throws when the place cannot be used. */
  check(): Promise<void>;
}

export class MissingObject extends Error {
  constructor() {
    super('No stored object under this key');
    this.name = 'MissingObject';
  }
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{48}$/;

/** Refuses any key this gateway did not make, so that no path can climb out of the folder. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('Not a storage key');
}
