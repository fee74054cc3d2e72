import { isAllowed } from '../../kernel/states/machines';
import type { Work } from '../../kernel/work';
import { itemsOf, type CheckRow, type ItemRow } from './checkRepository';
import { endCheck, releaseItem, setConsent, settleCheck } from './lifecycle';
import { addToTimeline, moveItem } from './transitions';
import { handsOn, notifyOfStop } from './workerNews';

/** An item as the newest version of the report has it. */
export type Standing = Pick<ItemRow, 'result' | 'lamp'> & { doneAt: Date };

/**
 * Withdraws consent for some items: unfinished ones stop, finished ones stay. One that was published, and is worked again for a
 * dispute, was finished: the work on it ends, and it is done as it was published.
 * @param standing the published ones among them, by id
 */
export async function withdrawItems(
  work: Work,
  check: CheckRow,
  itemIds: readonly string[],
  standing: ReadonlyMap<string, Standing>,
): Promise<CheckRow> {
  const items = (await itemsOf(work.tx, check, true)).filter((item) => itemIds.includes(item.id));
  await addToTimeline(work, check, 'consentWithdrawn', {
    items: items.map((item) => item.itemCode).join(', '),
  });
  await setConsent(work, items, 'withdrawn');
  const stops = items.filter((item) => isAllowed('item', item.status, 'cancelled'));
  const isOver = check.status === 'awaitingConsent' && stops.some((item) => item.itemCode === 'identity');
  if (isOver) return endCheck(work, check, 'consentWithdrawn');
  const hands = await handsOn(work, check, stops);
  let current = check;
  for (const item of stops) {
    const published = standing.get(item.id);
    current = published
      ? await keepPublished(work, current, item, published)
      : await releaseItem(work, current, item, 'consentWithdrawn');
  }
  await notifyOfStop(work, check, hands);
  return current;
}

async function keepPublished(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  { result, lamp, doneAt }: Standing,
): Promise<CheckRow> {
  await moveItem(work, check, item, 'done', {
    ...(result && { result }),
    lamp,
    publishedDoneAt: doneAt,
    detail: { why: 'consentWithdrawn' },
  });
  return settleCheck(work, check);
}
