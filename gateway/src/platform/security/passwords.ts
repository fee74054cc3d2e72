import { createHmac } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

const COST = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Stored passwords: argon2id (19 MiB, t=2, p=1) over HMAC(pepper, md5). The MD5 is what the specification puts
 * on the wire; the pepper is not in the database, so a stolen table alone cannot be guessed against.
 */
export class PasswordHasher {
  private dummy: Promise<string> | undefined;

  constructor(private readonly pepper: Buffer) {
    if (pepper.length < 32) throw new Error('The pepper must have at least 32 bytes');
  }

  /** The hash to store for a password as it came over the wire (32 lower-case hex digits). */
  hash(md5: string): Promise<string> {
    return hash(this.peppered(md5), COST);
  }

  /** Checks a password. Without a stored hash (unknown user) it takes as long and returns false. */
  async verify(stored: string | null, md5: string): Promise<boolean> {
    if (stored === null) {
      this.dummy ??= this.hash('0'.repeat(32));
      await verify(await this.dummy, this.peppered(md5));
      return false;
    }
    return verify(stored, this.peppered(md5));
  }

  private peppered(md5: string): string {
    return createHmac('sha256', this.pepper).update(md5).digest('base64');
  }
}
