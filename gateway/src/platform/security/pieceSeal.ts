import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** What is sealed at once, in bytes: as long as it is proven only as a whole, it is held. */
const PIECE = 65_536;
const TAG = 16;
const ALGORITHM = 'aes-256-gcm';

/**
 * Content sealed in pieces, each with a tag of its own, under a key that is used for nothing else. The nonce of a piece is its
 * number and whether it is the last one: pieces that were changed, swapped, repeated or cut off at the end do not open.
 */
function nonceOf(no: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(no, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function sealed(key: Buffer, no: number, isLast: boolean, piece: Buffer): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonceOf(no, isLast));
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function opened(key: Buffer, no: number, isLast: boolean, piece: Buffer): Buffer {
  if (piece.length < TAG) throw new Error('Not an encrypted field');
  const decipher = createDecipheriv(ALGORITHM, key, nonceOf(no, isLast));
  decipher.setAuthTag(piece.subarray(-TAG));
  return Buffer.concat([decipher.update(piece.subarray(0, -TAG)), decipher.final()]);
}

type OnPiece = (key: Buffer, no: number, isLast: boolean, piece: Buffer) => Buffer;

/** Pieces of `size` bytes, the last of them as long as what is left: at once when more follows, the last at the end. */
class InPieces {
  private readonly held: Buffer[] = [];
  private length = 0;
  private no = 0;

  constructor(
    private readonly key: Buffer,
    private readonly size: number,
    private readonly onPiece: OnPiece,
  ) {}

  add(bytes: Buffer): Buffer[] {
    this.held.push(bytes);
    this.length += bytes.length;
    if (this.length <= this.size) return [];
    let rest = Buffer.concat(this.held.splice(0));
    const made: Buffer[] = [];
    // A full piece waits until it is known whether it is the last one.
    for (; rest.length > this.size; rest = rest.subarray(this.size))
      made.push(this.next(rest.subarray(0, this.size), false));
    this.held.push(rest);
    this.length = rest.length;
    return made;
  }

  end(): Buffer {
    return this.next(Buffer.concat(this.held.splice(0)), true);
  }

  private next(piece: Buffer, isLast: boolean): Buffer {
    return this.onPiece(this.key, this.no++, isLast, piece);
  }
}

export const sealingPieces = (key: Buffer): InPieces => new InPieces(key, PIECE, sealed);
export const openingPieces = (key: Buffer): InPieces => new InPieces(key, PIECE + TAG, opened);

/** A stream through pieces, which `begin` makes from the bytes that come first: it gets all that came, and gives what is left. */
export function throughPieces(
  begin: (bytes: Buffer) => { pieces: InPieces; rest: Buffer } | null,
): Transform {
  let held: Buffer = Buffer.alloc(0);
  let pieces: InPieces | undefined;
  const attempt = (stream: Transform, done: TransformCallback, work: () => Buffer[]) => {
    try {
      for (const bytes of work()) stream.push(bytes);
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      attempt(this, done, () => {
        if (pieces) return pieces.add(chunk);
        held = Buffer.concat([held, chunk]);
        const begun = begin(held);
        pieces = begun?.pieces;
        return begun ? begun.pieces.add(begun.rest) : [];
      });
    },
    flush(done) {
      attempt(this, done, () => {
        // Of an empty content nothing came.
        const begun = pieces ?? begin(held)?.pieces;
        if (!begun) throw new Error('Not an encrypted field');
        return [begun.end()];
      });
    },
  });
}
