import type { BatchField } from '@probity/contract/rules/batch/fields';
import { folded } from '@probity/contract/rules/batch/folding';
import type { OwnWork } from '../../kernel/work';
import { json, sql } from '../../platform/db/sql';

export type Remembering = Pick<OwnWork, 'tx' | 'services' | 'session'>;

/** A head as it is remembered: a blind index of its words alike, for it may hold anything. */
const indexOf = ({ services }: Remembering, head: string): string =>
  services.blindIndex.of('batchHead', folded(head));

/** What the people of the account said that heads mean, by the head; null: such a column is not read. Others are absent. */
export async function rememberedHeads(
  work: Remembering,
  heads: readonly string[],
): Promise<Map<string, BatchField | null>> {
  const byIndex = new Map(
    heads.filter((head) => folded(head) !== '').map((head) => [indexOf(work, head), head]),
  );
  const rows = await work.tx.many<{ index: string; field: BatchField | null }>(sql`
    select head_index as index, field from batch_head
    where main_id = ${work.session.mainId} and head_index = any(${[...byIndex.keys()]}::text[])`);
  return new Map(rows.map(({ index, field }) => [byIndex.get(index)!, field]));
}

/** Keeps what heads mean; the last word counts. A field is said of one head of a list. */
export async function rememberHeads(
  work: Remembering,
  said: readonly { header: string; field: BatchField | null }[],
  at: Date,
): Promise<void> {
  const rows = new Map(
    said
      .filter(({ header }) => folded(header) !== '')
      .map(({ header, field }) => [indexOf(work, header), field]),
  );
  const written = [...rows].map(([head_index, field]) => ({ head_index, field }));
  await work.tx.run(sql`insert into batch_head (main_id, head_index, field, said_at)
    select ${work.session.mainId}, w.head_index, w.field, ${at}
    from jsonb_to_recordset(${json(written)}::jsonb) as w (head_index text, field text)
    on conflict (main_id, head_index) do update set field = excluded.field, said_at = excluded.said_at`);
}
