import { sql } from '../../platform/db/sql';
import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';
import type { CheckRow, ItemRow } from './checkRepository';

/* Notifications for people who work on a check when others change it. */

export interface HandOn {
  person: string;
  checkItemId: string;
}

/** The holders of these items of a check. */
export async function handsOn(
  work: Work,
  { mainId }: Pick<CheckRow, 'mainId'>,
  items: readonly Pick<ItemRow, 'id'>[],
): Promise<HandOn[]> {
  const rows = await work.tx.many<{ person: string | null; checkItemId: string | null }>(sql`
    select assignee_id as person, check_item_id as "checkItemId" from work_item
    where main_id = ${mainId} and check_item_id = any(${items.map(({ id }) => id)}::uuid[]) and kind = 'checkItem'
      and status in ('claimed', 'paused') order by id`);
  return rows.flatMap(({ person, checkItemId }) => (person && checkItemId ? [{ person, checkItemId }] : []));
}

/** Notifies the person who asked of the answer, and the present holder of the item. */
export async function notifyOfAnswer(work: Work, item: ItemRow): Promise<void> {
  const { mainId, id, checkId, askedBy } = item;
  const hands = await handsOn(work, item, [item]);
  const people = [askedBy, ...hands.map(({ person }) => person)].filter((one) => one !== null);
  for (const person of new Set(people)) {
    const about = { entity: 'check_item', entityId: id, checkId, detail: { person } };
    await publish(work, { mainId, kind: 'check.infoAnswered', ...about });
  }
}

/** Notifies the holders of stopped work, once for all of it. */
export async function notifyOfStop(work: Work, check: CheckRow, hands: readonly HandOn[]): Promise<void> {
  const firstOf = new Map(hands.toReversed().map((hand) => [hand.person, hand.checkItemId]));
  for (const [person, entityId] of firstOf) {
    const about = { entity: 'check_item', entityId, checkId: check.id, detail: { person } };
    await publish(work, { mainId: check.mainId, kind: 'work.stopped', ...about });
  }
}
