import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { Choices } from './domain/rules';

export interface ChoiceRow {
  choices: Choices;
  ofOthers: boolean;
}

export async function choicesOf(tx: Tx, mainId: string, userId: string): Promise<ChoiceRow> {
  const row = await tx.maybeOne<ChoiceRow & { choices: Choices }>(sql`select choices, of_others as "ofOthers"
    from notification_choice where main_id = ${mainId} and user_id = ${userId}`);
  return row ?? { choices: {}, ofOthers: false };
}

/** Merges into the stored choices: of two concurrent saves neither drops the other's. */
export async function keepChoices(
  tx: Tx,
  place: { mainId: string; userId: string },
  change: { choices: Choices; ofOthers: boolean | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into notification_choice as c (main_id, user_id, choices, of_others, updated_at)
    values (${place.mainId}, ${place.userId}, ${json(change.choices)}::jsonb, ${change.ofOthers ?? false}, ${now})
    on conflict (main_id, user_id) do update set choices = c.choices || excluded.choices,
      of_others = coalesce(${change.ofOthers}::boolean, c.of_others), updated_at = excluded.updated_at`);
}
