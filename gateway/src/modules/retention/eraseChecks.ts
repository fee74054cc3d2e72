import { defaultRetention } from '@probity/contract/rules/retention';
import type { Tally } from '../../kernel/tasks/definition';
import { chinaDay } from '../../kernel/workingDays';
import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { unavailableOf } from '../../platform/db/unavailable';
import { lockCheck } from '../checks/checkRepository';
import { countDue, dueOf, holdBatchesOf, settingOf, type DueQuery, type DueRow } from './retentionRepository';

const CHUNK = 50;
const actionOf = {
  material: 'retention.materialErased',
  report: 'retention.checkErased',
  unfinished: 'retention.checkErased',
  consent: 'retention.consentErased',
} as const;

/** The number of checks due in the account at this moment. */
export async function countDueNow(work: Work, mainId: string): Promise<number> {
  return countDue(work.tx, await dueNow(work, mainId));
}

interface Erased {
  tally: Tally;
  /** The ids of checks that could not be erased; the log says why. */
  failed: string[];
}

/**
 * Erases the first of what is due in the account: each check is locked and looked at again, so what is held back or erased in
 * between stays as it is. One that cannot be erased keeps none of the others.
 * @param except checks that could not be erased before in this run
 * @returns null where nothing else is due any more
 */
export async function eraseNextChecks(
  work: Work,
  mainId: string,
  except: readonly string[],
): Promise<Erased | null> {
  const query = { ...(await dueNow(work, mainId)), except };
  const rows = await dueOf(work.tx, query, CHUNK);
  if (rows.length === 0) return null;
  await holdBatchesOf(
    work.tx,
    mainId,
    rows.map(({ checkId }) => checkId),
  );
  const tally: Record<string, number> = {};
  const failed: string[] = [];
  // In the order in which a legal hold locks the checks of an order: neither waits for the other.
  for (const row of rows.sort((a, b) => (a.checkId < b.checkId ? -1 : 1))) {
    const erased = await work.tx
      .part(() => eraseDue(work, query, row))
      .catch((error: unknown) => {
        if (unavailableOf(error)) throw error;
        work.services.log.error(
          { err: error, checkId: row.checkId, rule: row.rule },
          'a check cannot be erased',
        );
        failed.push(row.checkId);
        return null;
      });
    if (!erased) continue;
    tally[erased.rule] = (tally[erased.rule] ?? 0) + 1;
    tally.files = (tally.files ?? 0) + erased.files;
  }
  return { tally, failed };
}

async function dueNow({ tx, clock }: Work, mainId: string): Promise<DueQuery> {
  const by = clock.now();
  const days = (await settingOf(tx, mainId))?.days ?? defaultRetention;
  return { mainId, days, by, day: chinaDay(by) };
}

/** @returns what went; null where it is no longer due */
async function eraseDue(work: Work, query: DueQuery, { checkId, rule }: DueRow): Promise<DueRow | null> {
  const { tx, services } = work;
  const check = await lockCheck(tx, checkId);
  const row = (await dueOf(tx, { ...query, checkId }, 10)).find((one) => one.rule === rule);
  if (!check || !row) return null;
  const { by: at, day, mainId } = query;
  if (rule === 'material') {
    await tx.run(sql`select erase_material(${checkId}::uuid, ${day}::date, ${at}::timestamptz)`);
  } else if (rule === 'consent') {
    await tx.run(sql`select erase_consent(${checkId}::uuid, ${day}::date, ${at}::timestamptz)`);
  } else {
    const nothing = services.crypto.encrypt('', {
      table: 'candidate',
      column: 'mobile_enc',
      rowId: check.candidateId,
    });
    await tx.run(sql`select erase_check(${checkId}::uuid, ${rule}::text, ${row.days}::int, ${nothing}::bytea,
      ${day}::date, ${at}::timestamptz)`);
  }
  const detail = { rule, days: row.days, files: row.files };
  await work.audit({ mainId, action: actionOf[rule], entity: 'check', entityId: checkId, detail });
  return row;
}
