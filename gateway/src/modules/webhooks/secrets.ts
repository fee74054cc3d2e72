import type { FieldCrypto } from '../../platform/security/fieldCrypto';
import type { WebhookRow } from './webhookRepository';

type Column = 'secret_enc' | 'previous_secret_enc';

const field = (column: Column, rowId: string) => ({ table: 'webhook', column, rowId });

export function sealSecret(crypto: FieldCrypto, webhookId: string, secret: string): Buffer {
  return crypto.encrypt(secret, field('secret_enc', webhookId));
}

/** The present secret, encrypted for the column of the previous one: a ciphertext opens in its own column only. */
export function sealAsPrevious(crypto: FieldCrypto, row: WebhookRow): Buffer {
  const secret = crypto.decrypt(row.secretEnc, field('secret_enc', row.id));
  return crypto.encrypt(secret, field('previous_secret_enc', row.id));
}

/** The secrets that sign a delivery now: the present one, and the previous one while it is valid. */
export function signingSecrets(crypto: FieldCrypto, row: WebhookRow, now: Date): string[] {
  const secrets = [crypto.decrypt(row.secretEnc, field('secret_enc', row.id))];
  if (row.previousSecretEnc && row.previousUntil && row.previousUntil > now)
    secrets.push(crypto.decrypt(row.previousSecretEnc, field('previous_secret_enc', row.id)));
  return secrets;
}
