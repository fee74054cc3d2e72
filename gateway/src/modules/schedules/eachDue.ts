import type { Services } from '../../kernel/context';
import { systemWork, type Work } from '../../kernel/work';

export interface Due {
  mainId: string;
  id: string;
}

const BATCH = 500;

/**
 * Works batch after batch until nothing new is due, each in a transaction of its own account.
 * @param find the first of them, as many as are asked for
 * @returns the failures: those that fail stay due, and hold up none of the others
 */
export async function eachDue<D extends Due>(
  services: Services,
  find: (limit: number) => Promise<D[]>,
  act: (work: Work, due: D) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const seen = new Set<string>();
  for (;;) {
    const due = (await find(BATCH + failures.length)).filter(({ id }) => !seen.has(id));
    if (due.length === 0) return failures;
    for (const one of due) {
      const { mainId } = one;
      seen.add(one.id);
      try {
        await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
          act(systemWork(services, tx, mainId), one),
        );
      } catch (error) {
        failures.push(error);
      }
    }
  }
}
