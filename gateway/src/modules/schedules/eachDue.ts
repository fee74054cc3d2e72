import type { Services } from '../../kernel/context';
import { systemWork, type Work } from '../../kernel/work';

export interface Due {
  mainId: string;
  id: string;
}

/**
 * Works batch after batch until nothing new is due, each in a transaction of its own account.
 * @returns the failures: one that fails does not hold up the others
 */
export async function eachDue<D extends Due>(
  services: Services,
  find: () => Promise<D[]>,
  act: (work: Work, due: D) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const seen = new Set<string>();
  for (;;) {
    const due = (await find()).filter(({ id }) => !seen.has(id));
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
