import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { codeText } from '../../kernel/texts';
import { reachOf } from '../../kernel/reach';
import type { OwnWork } from '../../kernel/work';
import { lockChecks } from './checkRepository';

/** The outcome of one record among several: code 0, or the refusal and its words. */
export interface Outcome {
  checkId: string;
  code: number;
  msg: string | null;
}

/** Runs an act on each of some checks, in their order: a refused one is left as it was, and the others are done. */
export async function actOnEach(
  work: OwnWork,
  checkIds: readonly string[],
  act: (checkId: string) => Promise<unknown>,
): Promise<Outcome[]> {
  await lockAll(work, checkIds);
  const outcomes: Outcome[] = [];
  for (const checkId of checkIds) outcomes.push({ checkId, ...(await outcomeOf(work, () => act(checkId))) });
  await writeIn(work, work.session.mainId);
  return outcomes;
}

async function outcomeOf(
  { tx, lang }: OwnWork,
  act: () => Promise<unknown>,
): Promise<Omit<Outcome, 'checkId'>> {
  try {
    await tx.part(act);
    return { code: 0, msg: null };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { code: error.code, msg: codeText(error.code, lang, error.params) };
  }
}

/** Locks all of them before the first is touched (see `lockChecks`); a check the session does not reach is not locked. */
async function lockAll(work: OwnWork, checkIds: readonly string[]): Promise<void> {
  const rows = await work.tx.many<{ mainId: string; id: string }>(sql`select c.main_id as "mainId", c.id
    from checks c where c.id = any(${[...checkIds]}::uuid[]) and ${reachOf(work.session)} order by c.main_id`);
  for (const mainId of new Set(rows.map((row) => row.mainId))) {
    const ofAccount = rows.filter((row) => row.mainId === mainId);
    await writeIn(work, mainId);
    await lockChecks(work.tx, mainId, ofAccount.map(({ id }) => id)); // prettier-ignore
  }
}

/** Sets the account the transaction writes from here on, for a session that reads several. */
async function writeIn({ tx, session }: OwnWork, mainId: string): Promise<void> {
  const { mainIds, userId } = session;
  if (mainIds.length > 1) await tx.bind({ mainIds, mainId, userId });
}
