import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';
import type { AboutSms, SmsMessage, SmsSender } from '../../kernel/smsSender';
import { enqueueAll } from '../../platform/jobs/enqueue';
import type { BlindIndex } from '../../platform/security/blindIndex';
import type { FieldCrypto } from '../../platform/security/fieldCrypto';

/** The outbox: opens and closes its encrypted payload. */
export class SmsOutbox implements SmsSender {
  constructor(
    private readonly crypto: FieldCrypto,
    private readonly blindIndex: BlindIndex,
  ) {}

  async queue(tx: Tx, message: SmsMessage, about?: AboutSms): Promise<string> {
    return (await this.queueAll(tx, [{ ...message, ...about }]))[0]!;
  }

  async queueAll(tx: Tx, messages: readonly (SmsMessage & Partial<AboutSms>)[]): Promise<string[]> {
    if (messages.length === 0) return [];
    const rows = messages.map((message) => {
      const { mobile, template, text, expiresAt = null, mainId = null, checkId = null } = message;
      const id = uuidv7();
      const payload = this.crypto.encrypt(JSON.stringify({ mobile, template, text }), field(id));
      return {
        id,
        mobile_index: this.blindIndex.of('mobile', mobile),
        template,
        payload: payload.toString('base64'),
        expires_at: expiresAt,
        about_main_id: mainId,
        about_id: checkId,
      };
    });
    await tx.run(sql`select sms_outbox_add(${json(rows)}::jsonb)`);
    // A message that expires, such as a code, waits behind no number of invitations, however slow the carrier.
    await enqueueAll(
      tx,
      rows.map(({ id, expires_at }) => ({
        name: expires_at === null ? 'sms.sendLater' : 'sms.send',
        payload: { outboxId: id },
        isFirst: expires_at !== null,
      })),
    );
    return rows.map(({ id }) => id);
  }

  open(outboxId: string, payload: Buffer): SmsMessage {
    return JSON.parse(this.crypto.decrypt(payload, field(outboxId))) as SmsMessage;
  }
}

function field(outboxId: string) {
  return { table: 'sms_outbox', column: 'payload', rowId: outboxId };
}
