import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { openingPieces, sealingPieces, throughPieces } from './pieceSeal';

/** The row and column of a ciphertext. It is bound to them: copied elsewhere it no longer opens. */
export interface EncryptedField {
  table: string;
  column: string;
  rowId: string;
}

const VERSION = 1;
/** Format of a value encrypted as a stream by older releases: its tag, known last, stands at the end. */
const STREAMED = 2;
/** Format of a value encrypted as a stream: version, key id, salt, then pieces that are proven one by one. */
const IN_PIECES = 3;
const SALT = 32;
const NONCE = 12;
const TAG = 16;

/**
 * AES-256-GCM for single fields. A value is version, key id, nonce, tag, ciphertext in one bytea; the key id lets
 * old values open after a new key was added (the first configured key encrypts).
 */
export class FieldCrypto {
  private readonly keys: ReadonlyMap<number, Buffer>;
  private readonly current: number;

  constructor(keys: readonly { id: number; key: Buffer }[]) {
    if (keys.length === 0) throw new Error('At least one data key is needed');
    for (const { id, key } of keys) {
      if (key.length !== 32) throw new Error(`Data key ${id} must have 32 bytes`);
      if (!Number.isInteger(id) || id < 0 || id > 65_535) throw new Error('A data key id is 0 to 65535');
    }
    this.keys = new Map(keys.map(({ id, key }) => [id, key]));
    this.current = keys[0]!.id;
  }

  /** Encrypts text for one field; returns the bytes to store. */
  encrypt(text: string, field: EncryptedField): Buffer {
    return this.encryptBytes(Buffer.from(text, 'utf8'), field);
  }

  /** Opens what `encrypt` made for the same field; throws when the bytes or the field do not fit. */
  decrypt(stored: Buffer, field: EncryptedField): string {
    return this.decryptBytes(stored, field).toString('utf8');
  }

  encryptBytes(bytes: Buffer, field: EncryptedField): Buffer {
    const header = Buffer.alloc(3);
    header.writeUInt8(VERSION, 0);
    header.writeUInt16BE(this.current, 1);
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(this.current)!, nonce);
    cipher.setAAD(additionalData(header, field));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
  }

  /** Encrypts what flows through it, in pieces of which each is proven by itself; `decryptBytes` opens the whole of it. */
  encryptStream(field: EncryptedField): Transform {
    const header = Buffer.alloc(3);
    header.writeUInt8(IN_PIECES, 0);
    header.writeUInt16BE(this.current, 1);
    const salt = randomBytes(SALT);
    const pieces = sealingPieces(
      keyOfPieces(this.keys.get(this.current)!, salt, additionalData(header, field)),
    );
    const stream = throughPieces((rest) => ({ pieces, rest }));
    stream.push(Buffer.concat([header, salt]));
    return stream;
  }

  /** True for a value of which each piece is proven as it comes, by its first byte. */
  static isInPieces(firstByte: number | undefined): boolean {
    return firstByte === IN_PIECES;
  }

  decryptBytes(stored: Buffer, field: EncryptedField): Buffer {
    if (stored[0] === IN_PIECES) {
      const { pieces, rest } = found(this.piecesOf(stored, field));
      return Buffer.concat([...pieces.add(rest), pieces.end()]);
    }
    if (stored.length < 3 + NONCE + TAG) throw new Error('Not an encrypted field');
    const { decipher, isTagLast } = this.decipherOf(stored, field);
    const rest = stored.subarray(3 + NONCE);
    const body = isTagLast ? rest.subarray(0, -TAG) : rest.subarray(TAG);
    decipher.setAuthTag(isTagLast ? rest.subarray(-TAG) : rest.subarray(0, TAG));
    return Buffer.concat([decipher.update(body), decipher.final()]);
  }

  /** Opens what flows through it, if it was encrypted in pieces: what comes out is proven, and it fails where something is missing. */
  openPieces(field: EncryptedField): Transform {
    return throughPieces((bytes) => this.piecesOf(bytes, field));
  }

  /**
   * Opens what flows through it, if it was encrypted as a whole. Only its end proves that nothing was changed: it fails there, and
   * whatever came before is not to be trusted until then.
   */
  decryptStream(field: EncryptedField): Transform {
    let held: Buffer = Buffer.alloc(0);
    let opening: ReturnType<FieldCrypto['decipherOf']> | undefined;
    const begin = (): typeof opening => {
      if (held.length < 3 + NONCE + TAG) return undefined;
      const begun = this.decipherOf(held, field);
      held = held.subarray(3 + NONCE);
      if (!begun.isTagLast) {
        begun.decipher.setAuthTag(held.subarray(0, TAG));
        held = held.subarray(TAG);
      }
      return begun;
    };
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        try {
          held = Buffer.concat([held, chunk]);
          opening ??= begin();
          if (!opening) return done();
          // The last bytes may be the tag.
          const ready = held.subarray(0, opening.isTagLast ? Math.max(0, held.length - TAG) : held.length);
          held = held.subarray(ready.length);
          done(null, opening.decipher.update(ready));
        } catch (error) {
          done(error as Error);
        }
      },
      flush(done) {
        try {
          if (!opening) throw new Error('Not an encrypted field');
          if (opening.isTagLast) opening.decipher.setAuthTag(held);
          done(null, opening.decipher.final());
        } catch (error) {
          done(error as Error);
        }
      },
    });
  }

  /** What opens the pieces of a value, and those of its bytes that are pieces; null as long as its head is not whole. */
  private piecesOf(stored: Buffer, field: EncryptedField) {
    if (stored.length < 3 + SALT) return null;
    const header = Buffer.from(stored.subarray(0, 3));
    const salt = stored.subarray(3, 3 + SALT);
    const key = keyOfPieces(this.keyOf(header), salt, additionalData(header, field));
    return { pieces: openingPieces(key), rest: stored.subarray(3 + SALT) };
  }

  private keyOf(header: Buffer): Buffer {
    const id = header.readUInt16BE(1);
    const key = this.keys.get(id);
    if (!key) throw new Error(`Data key ${id} is not configured`);
    return key;
  }

  /** What opens a value, by its first bytes, but for its tag. */
  private decipherOf(stored: Buffer, field: EncryptedField) {
    const version = stored.readUInt8(0);
    if (version !== VERSION && version !== STREAMED) throw new Error('Not an encrypted field');
    const header = Buffer.from(stored.subarray(0, 3));
    const decipher = createDecipheriv('aes-256-gcm', this.keyOf(header), stored.subarray(3, 3 + NONCE));
    decipher.setAAD(additionalData(header, field));
    return { decipher, isTagLast: version === STREAMED };
  }
}

function found<T>(value: T | null): T {
  if (value === null) throw new Error('Not an encrypted field');
  return value;
}

/** A key for the pieces of one value alone, bound to the place where the value stands. */
function keyOfPieces(key: Buffer, salt: Buffer, place: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, place, 32));
}

/** Lengths precede the parts, so that no two fields give the same bytes. */
function additionalData(header: Buffer, { table, column, rowId }: EncryptedField): Buffer {
  const parts = [table, column, rowId].map((part) => Buffer.from(part, 'utf8'));
  const lengths = Buffer.alloc(parts.length * 4);
  parts.forEach((part, index) => lengths.writeUInt32BE(part.length, index * 4));
  return Buffer.concat([header, lengths, ...parts]);
}
