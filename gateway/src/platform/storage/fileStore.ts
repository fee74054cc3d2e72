import { createHash, randomBytes } from 'node:crypto';
import { pipeline, Readable, Writable } from 'node:stream';
import { pipeline as proven } from 'node:stream/promises';
import { FieldCrypto } from '../security/fieldCrypto';
import { sha256Hex } from '../security/tokens';
import type { Storage } from './storage';

/** The columns of table file_object that describe stored bytes. `sha256` is of the content, in hex. */
export interface StoredBytes {
  storageKey: string;
  sha256: string;
  size: number;
}

/** What is stored under a key does not open: it was changed, or its data key is not configured. */
export class UnreadableObject extends Error {
  constructor(cause: unknown) {
    super('A stored object does not open', { cause });
    this.name = 'UnreadableObject';
  }
}

/** Encrypted bytes in the storage: AES-256-GCM bound to the random key they are stored under. */
export class FileStore {
  constructor(
    private readonly storage: Storage,
    private readonly crypto: FieldCrypto,
  ) {}

  /** A new random key. */
  newKey(): string {
    const random = randomBytes(25).toString('hex');
    return `${random.slice(0, 2)}/${random.slice(2)}`;
  }

  async save(bytes: Buffer, storageKey = this.newKey()): Promise<StoredBytes> {
    await this.storage.put(storageKey, this.crypto.encryptBytes(bytes, field(storageKey)));
    return { storageKey, sha256: sha256Hex(bytes), size: bytes.length };
  }

  /**
   * Stores a stream as it comes, never all of it in memory: counted, hashed and encrypted on the way. If it breaks off,
   * nothing is stored under the key.
   */
  async saveStream(content: Readable, storageKey = this.newKey()): Promise<StoredBytes> {
    const sum = createHash('sha256');
    let size = 0;
    content.on('data', (chunk: Buffer) => {
      size += chunk.length;
      sum.update(chunk);
    });
    content.pause();
    // The storage reads its end, so the storage sees its errors.
    const sealed = pipeline(content, this.crypto.encryptStream(field(storageKey)), () => undefined);
    await this.storage.putStream(storageKey, sealed);
    return { storageKey, sha256: sum.digest('hex'), size };
  }

  /** The content. @throws MissingObject, UnreadableObject */
  async read(storageKey: string): Promise<Buffer> {
    const stored = await this.storage.get(storageKey);
    try {
      return this.crypto.decryptBytes(stored, field(storageKey));
    } catch (cause) {
      throw new UnreadableObject(cause);
    }
  }

  /**
   * The content as a stream, for what may be large. It is opened when somebody begins to read, so a transaction that hands it out
   * is over by then. Nothing of what was changed comes out: each piece is proven before it does. It breaks off, before its end,
   * when the content is missing, was changed or cut off. What an older release stored as a stream is proven as a whole, and so gone
   * through twice.
   */
  readStream(storageKey: string): Readable {
    const { storage, crypto } = this;
    const firstByte = async (): Promise<number | undefined> => {
      for await (const bytes of await storage.getStream(storageKey)) return (bytes as Buffer)[0];
      return undefined;
    };
    async function* content(): AsyncGenerator<Buffer> {
      const isInPieces = FieldCrypto.isInPieces(await firstByte());
      if (!isInPieces) {
        const whole = crypto.decryptStream(field(storageKey));
        const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() });
        await proven(await storage.getStream(storageKey), whole, nowhere);
      }
      const opened = isInPieces
        ? crypto.openPieces(field(storageKey))
        : crypto.decryptStream(field(storageKey));
      // Whoever reads its end sees its errors.
      pipeline(await storage.getStream(storageKey), opened, () => undefined);
      yield* opened as AsyncIterable<Buffer>;
    }
    return Readable.from(content(), { objectMode: false });
  }

  /** The encrypted bytes as they are stored: for a backup. Throws MissingObject. */
  readStored(storageKey: string): Promise<Buffer> {
    return this.storage.get(storageKey);
  }

  /** Stores such bytes again under the key they are bound to; throws when they do not decrypt there. */
  async writeStored(storageKey: string, bytes: Buffer): Promise<void> {
    this.crypto.decryptBytes(bytes, field(storageKey));
    await this.storage.put(storageKey, bytes);
  }

  remove(storageKey: string): Promise<void> {
    return this.storage.remove(storageKey);
  }

  check(): Promise<void> {
    return this.storage.check();
  }
}

function field(storageKey: string) {
  return { table: 'file_object', column: 'content', rowId: storageKey };
}
