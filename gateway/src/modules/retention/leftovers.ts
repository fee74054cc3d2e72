import { systemAudit } from '../../kernel/audit';
import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { draftField as certificationField } from '../enterprise/draftRepository';
import { draftField as orderField } from '../orders/draftService';

const DAY_MS = 86_400_000;
const CHUNK = 200;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** How long what nobody came back to is kept, in days. docs/api.md promises the days of a key. */
export const leftoverDays = {
  orderDraft: 30,
  certificationDraft: 90,
  idempotencyKey: 7,
  looseFile: 1,
} as const;

/**
 * What belongs to no check that would take it along: drafts nobody touched, kept replies past the window of their key, files
 * that nothing names. Each step is a transaction of its own and may be repeated at any point.
 */
export async function sweepLeftovers(services: Services, mainId: string): Promise<void> {
  const scope = { mainIds: [mainId], mainId };
  const now = services.clock.now();
  const before = (name: keyof typeof leftoverDays) => new Date(now.getTime() - leftoverDays[name] * DAY_MS);
  await services.db.withTenant(scope, async (tx) => {
    // The row stays for its generation: a form that is still open cannot bring the draft back.
    await tx.run(sql`update order_draft set content_enc = null, generation = generation + 1
      where main_id = ${mainId} and content_enc is not null and saved_at < ${before('orderDraft')}`);
    await tx.run(sql`delete from certification_draft
      where main_id = ${mainId} and saved_at < ${before('certificationDraft')}`);
    await tx.run(sql`delete from idempotency_key
      where main_id = ${mainId} and created_at < ${before('idempotencyKey')}`);
  });
  let after: string | null = null;
  do {
    after = await services.db.withTenant(scope, async (tx) => {
      const keep = await namedInDrafts(services, tx, mainId);
      const { lastId, dropped } = await tx.one<{ lastId: string | null; dropped: number }>(sql`
        select last_id as "lastId", dropped from sweep_files(${before('looseFile')}::timestamptz, ${after}::uuid,
          ${keep}::uuid[], ${now}::timestamptz, ${CHUNK})`);
      if (dropped > 0) {
        const detail = { files: dropped };
        await systemAudit(tx, {
          mainId,
          action: 'retention.filesSwept',
          entity: 'retention',
          detail,
        });
      }
      return lastId;
    });
  } while (after);
}

/** Whatever looks like an id in a draft is kept: which of its fields name files is the forms' affair. */
async function namedInDrafts({ crypto }: Services, tx: Tx, mainId: string): Promise<string[]> {
  const drafts = (table: 'order_draft' | 'certification_draft') =>
    tx.many<{ userId: string; contentEnc: Buffer }>(
      table === 'order_draft'
        ? sql`select user_id as "userId", content_enc as "contentEnc" from order_draft
            where main_id = ${mainId} and content_enc is not null`
        : sql`select user_id as "userId", content_enc as "contentEnc" from certification_draft where main_id = ${mainId}`,
    );
  const texts = [
    ...(await drafts('order_draft')).map((row) =>
      crypto.decrypt(row.contentEnc, orderField(mainId, row.userId)),
    ),
    ...(await drafts('certification_draft')).map((row) =>
      crypto.decrypt(row.contentEnc, certificationField(mainId, row.userId)),
    ),
  ];
  return texts.flatMap((text) => text.match(UUID) ?? []);
}
