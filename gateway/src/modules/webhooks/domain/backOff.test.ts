import { GIVE_UP_MS, nextTry } from './backOff';

const first = new Date('2026-01-01T00:00:00Z');

/** The pauses in seconds until a delivery that never arrives is given up. */
function pauses(): number[] {
  const found: number[] = [];
  let now = first;
  for (let tries = 1; ; tries += 1) {
    const next = nextTry(tries, first, now);
    if (!next) return found;
    found.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
}

test('pauses grow, and the last try is exactly three days after the first', () => {
  const found = pauses();
  expect(found.slice(0, 6)).toEqual([10, 60, 300, 1800, 7200, 21_600]);
  expect(found.slice(6, -1)).toEqual(Array(found.length - 7).fill(43_200));
  expect(found.reduce((sum, pause) => sum + pause, 0) * 1000).toBe(GIVE_UP_MS);
});

test('a try that comes late is the last one', () => {
  const late = new Date(first.getTime() + GIVE_UP_MS + 1);
  expect(nextTry(2, first, late)).toBeNull();
});
