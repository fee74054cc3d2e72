import { sql } from '../../platform/db/sql';
import { attempt, type Attempt } from '../../kernel/attempt';
import { reachOf } from '../../kernel/reach';
import type { OwnWork } from '../../kernel/work';
import { lockLedger } from '../ledger/ledgerService';
import { lockChecks } from './checkRepository';

/** The outcome of one record among several: code 0, or the refusal and its words. */
export interface Outcome extends Attempt {
  checkId: string;
}

/** What is done with each of several records. */
export interface EachDeed {
  act(checkId: string): Promise<unknown>;
  /** It may book money. */
  books: boolean;
}

/** Runs an act on each of some checks, in their order: a refused one is left as it was, and the others are done. */
export async function actOnEach(
  work: OwnWork,
  checkIds: readonly string[],
  { act, books }: EachDeed,
): Promise<Outcome[]> {
  await lockAll(work, checkIds, books);
  const outcomes: Outcome[] = [];
  for (const checkId of checkIds)
    outcomes.push({ checkId, ...(await attempt(work, { checkId }, () => act(checkId))) });
  await writeIn(work, work.session.mainId);
  return outcomes;
}

/**
 * Locks all of them, and then the balances they book on, before the first is touched (see `lockChecks` and the lock order of the
 * ledger; whoever locks an item has its check); a check the session does not reach is not locked.
 */
async function lockAll(work: OwnWork, checkIds: readonly string[], books: boolean): Promise<void> {
  const rows = await work.tx.many<{ mainId: string; id: string }>(sql`select c.main_id as "mainId", c.id
    from checks c where c.id = any(${[...checkIds]}::uuid[]) and ${reachOf(work.session)} order by c.main_id`);
  for (const mainId of new Set(rows.map((row) => row.mainId))) {
    const ofAccount = rows.filter((row) => row.mainId === mainId);
    await writeIn(work, mainId);
    await lockChecks(work.tx, mainId, ofAccount.map(({ id }) => id)); // prettier-ignore
    if (books) await lockLedger(work.tx, mainId);
  }
}

/** Sets the account the transaction writes from here on, for a session that reads several. */
async function writeIn({ tx, session }: OwnWork, mainId: string): Promise<void> {
  const { mainIds, userId } = session;
  if (mainIds.length > 1) await tx.bind({ mainIds, mainId, userId });
}
