import type { DraftItem } from '../../api/resources/reportsApi';

/** The next running item of a check that is nobody else's: after the one on screen, then from the first. */
export function nextToWork(items: readonly DraftItem[], current: DraftItem): DraftItem | undefined {
  const at = items.findIndex((item) => item.checkItemId === current.checkItemId);
  return [...items.slice(at + 1), ...items.slice(0, at)].find(
    ({ status, consent, worked, work }) =>
      status === 'running' &&
      consent === 'given' &&
      worked !== 'computed' &&
      (work === null || work.mine || work.assigneeName === null),
  );
}
