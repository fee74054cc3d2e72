import type { Tally } from './definition';

/** What became of the objects a task went through one by one. */
export interface TaskOutcomes {
  done: number;
  refused: number;
  /** The commonest first, in the language the task was started in, like its file. */
  reasons: { msg: string; count: number }[];
}

const DONE = 'done';
const REFUSED = 'refused: ';

/** The tally of some objects, each with the words of its refusal, or null where it was done. */
export function tallyOf(refusals: readonly (string | null)[]): Tally {
  const tally: Record<string, number> = {};
  for (const msg of refusals) {
    const name = msg === null ? DONE : `${REFUSED}${msg}`;
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

/** The same, read back; null for a task that refuses nothing of its own, or has done nothing yet. */
export function outcomesOf(tally: Tally): TaskOutcomes | null {
  const reasons = Object.entries(tally)
    .filter(([name]) => name.startsWith(REFUSED))
    .map(([name, count]) => ({ msg: name.slice(REFUSED.length), count }))
    .sort((a, b) => b.count - a.count || (a.msg < b.msg ? -1 : 1));
  const done = tally[DONE] ?? 0;
  const refused = reasons.reduce((sum, { count }) => sum + count, 0);
  return done + refused === 0 ? null : { done, refused, reasons };
}
