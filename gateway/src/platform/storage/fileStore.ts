import { createHash, randomBytes } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import type { FieldCrypto } from '../security/fieldCrypto';
import { sha256Hex } from '../security/tokens';
import type { Storage } from './storage';

/** What the database keeps about stored bytes (table file_object). `sha256` is of the content, in hex. */
export interface StoredBytes {
  storageKey: string;
  sha256: string;
  size: number;
}

/** Encrypted bytes at a storage place: AES-256-GCM bound to the random key they lie under. */
export class FileStore {
  constructor(
    private readonly storage: Storage,
    private readonly crypto: FieldCrypto,
  ) {}

  /** A random place nothing lies at yet. */
  newKey(): string {
    const random = randomBytes(25).toString('hex');
    return `${random.slice(0, 2)}/${random.slice(2)}`;
  }

  async save(bytes: Buffer, storageKey = this.newKey()): Promise<StoredBytes> {
    await this.storage.put(storageKey, this.crypto.encryptBytes(bytes, place(storageKey)));
    return { storageKey, sha256: sha256Hex(bytes), size: bytes.length };
  }

  /**
   * Keeps what flows in as it comes, never the whole of it in memory: counted, summed and encrypted on the way. When it breaks off,
   * nothing lies under the key.
   */
  async saveStream(content: Readable, storageKey = this.newKey()): Promise<StoredBytes> {
    const sum = createHash('sha256');
    let size = 0;
    content.on('data', (chunk: Buffer) => {
      size += chunk.length;
      sum.update(chunk);
    });
    content.pause();
    // Its errors are the storage's, which reads the end of it.
    const sealed = pipeline(content, this.crypto.encryptStream(place(storageKey)), () => undefined);
    await this.storage.putStream(storageKey, sealed);
    return { storageKey, sha256: sum.digest('hex'), size };
  }

  /** The content; throws when it is missing or was changed. */
  async read(storageKey: string): Promise<Buffer> {
    return this.crypto.decryptBytes(await this.storage.get(storageKey), place(storageKey));
  }

  /** The bytes as they lie there, encrypted: for a backup. Throws MissingObject. */
  readStored(storageKey: string): Promise<Buffer> {
    return this.storage.get(storageKey);
  }

  /** Puts them back under the key they are bound to; throws when they do not open there. */
  async writeStored(storageKey: string, bytes: Buffer): Promise<void> {
    this.crypto.decryptBytes(bytes, place(storageKey));
    await this.storage.put(storageKey, bytes);
  }

  remove(storageKey: string): Promise<void> {
    return this.storage.remove(storageKey);
  }

  check(): Promise<void> {
    return this.storage.check();
  }
}

function place(storageKey: string) {
  return { table: 'file_object', column: 'content', rowId: storageKey };
}
