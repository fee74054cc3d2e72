import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface Draft {
  /** Null: emptied. */
  contentEnc: Buffer | null;
  generation: number;
  savedAt: Date;
}

interface Place {
  mainId: string;
  userId: string;
  at: Date;
}

export function draftOf(tx: Tx, mainId: string, userId: string): Promise<Draft | null> {
  return tx.maybeOne<Draft>(sql`select content_enc as "contentEnc", generation, saved_at as "savedAt"
    from order_draft where main_id = ${mainId} and user_id = ${userId}`);
}

/**
 * Saves the next state of a draft, if its generation is still the present one.
 * @returns the present generation; null: there is another one, nothing was saved
 */
export async function keepDraft(
  tx: Tx,
  { mainId, userId, at, contentEnc, generation }: Place & { contentEnc: Buffer; generation: number },
): Promise<number | null> {
  const kept = await tx.maybeOne<{ generation: number }>(sql`
    insert into order_draft as d (main_id, user_id, content_enc, generation, saved_at)
    select ${mainId}::uuid, ${userId}::uuid, ${contentEnc}::bytea, 1, ${at}::timestamptz
    where ${generation}::int = 0 or exists (select 1 from order_draft where main_id = ${mainId} and user_id = ${userId})
    on conflict (main_id, user_id) do update set content_enc = excluded.content_enc, saved_at = excluded.saved_at,
      generation = d.generation + 1
      where d.generation = ${generation}::int
    returning d.generation`);
  return kept?.generation ?? null;
}

/**
 * Empties a draft, of any generation or only of the given one; a new generation begins.
 * @returns the present generation; null: not the given one
 */
export async function emptyDraft(
  tx: Tx,
  { mainId, userId, at, generation = null }: Place & { generation?: number | null },
): Promise<number | null> {
  const emptied = await tx.maybeOne<{ generation: number }>(sql`
    insert into order_draft as d (main_id, user_id, content_enc, generation, saved_at)
    values (${mainId}, ${userId}, null, 1, ${at})
    on conflict (main_id, user_id) do update
      set content_enc = null, saved_at = excluded.saved_at, generation = d.generation + 1
      where ${generation}::int is null or d.generation = ${generation}::int
    returning d.generation`);
  return emptied?.generation ?? null;
}
