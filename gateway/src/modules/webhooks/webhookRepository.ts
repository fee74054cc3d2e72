import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface WebhookRow {
  mainId: string;
  id: string;
  name: string;
  url: string;
  kinds: string[];
  secretEnc: Buffer;
  previousSecretEnc: Buffer | null;
  previousUntil: Date | null;
  status: 'active' | 'disabled';
  disabledReason: 'byHand' | 'failing' | null;
  disabledAt: Date | null;
  failingSince: Date | null;
  createdBy: string;
  createdAt: Date;
}

const columns = sql`main_id as "mainId", id, name, url, kinds, secret_enc as "secretEnc",
  previous_secret_enc as "previousSecretEnc", previous_until as "previousUntil", status,
  disabled_reason as "disabledReason", disabled_at as "disabledAt", failing_since as "failingSince",
  created_by as "createdBy", created_at as "createdAt"`;

export function webhooksOf(tx: Tx, mainId: string): Promise<WebhookRow[]> {
  return tx.many(sql`select ${columns} from webhook where main_id = ${mainId} order by created_at, id`);
}

/** Locked until the transaction ends: changes and the outcome of a delivery are applied one after the other. */
export function lockWebhook(tx: Tx, mainId: string, id: string): Promise<WebhookRow | null> {
  return tx.maybeOne(sql`select ${columns} from webhook where main_id = ${mainId} and id = ${id} for update`);
}

export function webhookById(tx: Tx, mainId: string, id: string): Promise<WebhookRow | null> {
  return tx.maybeOne(sql`select ${columns} from webhook where main_id = ${mainId} and id = ${id}`);
}

/** The webhooks that currently listen to a kind of event. */
export function listenersOf(tx: Tx, mainId: string, kind: string): Promise<{ id: string }[]> {
  return tx.many(sql`select id from webhook
    where main_id = ${mainId} and status = 'active' and ${kind} = any(kinds) order by created_at, id`);
}

export async function insertWebhook(
  tx: Tx,
  row: Pick<WebhookRow, 'mainId' | 'id' | 'name' | 'url' | 'kinds' | 'secretEnc' | 'createdBy' | 'createdAt'>,
): Promise<void> {
  await tx.run(sql`insert into webhook (main_id, id, name, url, kinds, secret_enc, created_by, created_at, updated_at)
    values (${row.mainId}, ${row.id}, ${row.name}, ${row.url}, ${row.kinds}::text[], ${row.secretEnc},
            ${row.createdBy}, ${row.createdAt}, ${row.createdAt})`);
}

/** Writes every changeable column of a webhook. */
export async function updateWebhook(tx: Tx, row: WebhookRow, now: Date): Promise<void> {
  await tx.run(sql`update webhook set name = ${row.name}, url = ${row.url}, kinds = ${row.kinds}::text[],
      secret_enc = ${row.secretEnc}, previous_secret_enc = ${row.previousSecretEnc},
      previous_until = ${row.previousUntil}, status = ${row.status}, disabled_reason = ${row.disabledReason},
      disabled_at = ${row.disabledAt}, failing_since = ${row.failingSince}, updated_at = ${now}
    where main_id = ${row.mainId} and id = ${row.id}`);
}

/** Its deliveries go with it. */
export async function deleteWebhookRow(tx: Tx, mainId: string, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from webhook where main_id = ${mainId} and id = ${id}`)) === 1;
}
