import type { Services } from '../../kernel/context';
import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { draftField as certificationField } from '../enterprise/draftRepository';
import { draftField as orderField } from '../orders/draftService';

const DAY_MS = 86_400_000;
const CHUNK = 200;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Days for which abandoned data that belongs to no check is kept. docs/api.md promises those of an idempotency key. */
export const abandonedDays = {
  orderDraft: 30,
  certificationDraft: 90,
  idempotencyKey: 7,
  looseFile: 1,
} as const;

const before = ({ clock }: Work, name: keyof typeof abandonedDays) =>
  new Date(clock.now().getTime() - abandonedDays[name] * DAY_MS);

/** Drafts nobody touched, and kept replies past the window of their key. */
export async function forgetAbandoned(work: Work, mainId: string): Promise<void> {
  const { tx } = work;
  // The row stays for its generation: a form that is still open cannot bring the draft back.
  await tx.run(sql`update order_draft set content_enc = null, generation = generation + 1
    where main_id = ${mainId} and content_enc is not null and saved_at < ${before(work, 'orderDraft')}`);
  await tx.run(sql`delete from certification_draft
    where main_id = ${mainId} and saved_at < ${before(work, 'certificationDraft')}`);
  await tx.run(sql`delete from idempotency_key
    where main_id = ${mainId} and created_at < ${before(work, 'idempotencyKey')}`);
}

/** Drops the files that nothing names, of the next ones behind `after`; gives the last it looked at, null after the last. */
export async function sweepFiles(
  work: Work,
  mainId: string,
  after: string | null,
): Promise<{ lastId: string | null; dropped: number }> {
  const { tx, services, clock } = work;
  const keep = await namedInDrafts(services, tx, mainId);
  const swept = await tx.one<{ lastId: string | null; dropped: number }>(sql`
    select last_id as "lastId", dropped from sweep_files(${before(work, 'looseFile')}::timestamptz, ${after}::uuid,
      ${keep}::uuid[], ${clock.now()}::timestamptz, ${CHUNK})`);
  if (swept.dropped > 0) {
    const detail = { files: swept.dropped };
    await work.audit({ mainId, action: 'retention.filesSwept', entity: 'retention', detail });
  }
  return swept;
}

/** Everything that looks like an id in a draft is kept: only the forms know which of its fields name files. */
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
