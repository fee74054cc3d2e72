import { LONGEST_VIEW_NAME } from '@probity/contract/rules/viewName';
import type { Work } from '../../kernel/work';
import { isNameTaken, lockViews, sharedBy, updateView } from './viewRepository';

/**
 * Makes somebody the author of the views that a colleague who goes has shared: they stay shared, and everybody keeps them. What the
 * colleague kept for themselves stays theirs. A name that the receiver has already gets a number.
 */
export async function giveSharedViews(
  { tx, clock }: Pick<Work, 'tx' | 'clock'>,
  { mainId, from, to }: { mainId: string; from: string; to: string },
): Promise<void> {
  // In one order, whoever gives to whom: two acts at once do not wait for each other in a circle.
  for (const userId of [from, to].toSorted()) await lockViews(tx, { mainId, userId });
  const now = clock.now();
  for (const { screen, ...view } of await sharedBy(tx, { mainId, userId: from })) {
    const receiver = { mainId, userId: to, screen };
    let name = view.name;
    for (let copy = 2; await isNameTaken(tx, receiver, name, view.id); copy += 1) {
      const end = ` (${copy})`;
      name = `${view.name.slice(0, LONGEST_VIEW_NAME - end.length)}${end}`;
    }
    await updateView(tx, mainId, { ...view, authorId: to, name }, now);
  }
}
