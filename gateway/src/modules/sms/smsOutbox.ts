import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';
import type { SmsMessage, SmsSender } from '../../kernel/smsSender';
import { enqueue } from '../../platform/jobs/enqueue';
import type { BlindIndex } from '../../platform/security/blindIndex';
import type { FieldCrypto } from '../../platform/security/fieldCrypto';

/** The outbox: opens and closes its encrypted payload. */
export class SmsOutbox implements SmsSender {
  constructor(
    private readonly crypto: FieldCrypto,
    private readonly blindIndex: BlindIndex,
  ) {}

  async queue(tx: Tx, message: SmsMessage, about?: { checkId: string }): Promise<string> {
    const outboxId = uuidv7();
    const { mobile, template, text, expiresAt = null } = message;
    const payload = this.crypto.encrypt(JSON.stringify({ mobile, template, text }), field(outboxId));
    const mobileIndex = this.blindIndex.of('mobile', mobile);
    await tx.run(
      sql`select sms_outbox_add(${outboxId}::uuid, ${mobileIndex}, ${template}, ${payload}::bytea,
        ${about?.checkId ?? null}::uuid)`,
    );
    if (expiresAt) await tx.run(sql`select sms_outbox_until(${outboxId}::uuid, ${expiresAt}::timestamptz)`);
    // A message that expires, such as a code, is sent before any number of invitations.
    await enqueue(tx, 'sms.send', { outboxId }, { isFirst: expiresAt !== null });
    return outboxId;
  }

  open(outboxId: string, payload: Buffer): SmsMessage {
    return JSON.parse(this.crypto.decrypt(payload, field(outboxId))) as SmsMessage;
  }
}

function field(outboxId: string) {
  return { table: 'sms_outbox', column: 'payload', rowId: outboxId };
}
