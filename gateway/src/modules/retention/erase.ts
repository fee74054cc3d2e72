import { defaultRetention, type RetentionDays } from '@probity/contract/rules/retention';
import { systemAudit } from '../../kernel/audit';
import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { lockCheck } from '../checks/checkRepository';
import { chinaDay } from '../../kernel/workingDays';
import { sweepLeftovers } from './leftovers';
import { dueOf, settingOf, type DueRow } from './retentionRepository';

const CHUNK = 100;
const actionOf = {
  material: 'retention.materialErased',
  report: 'retention.checkErased',
  unfinished: 'retention.checkErased',
  consent: 'retention.consentErased',
} as const;

/**
 * Erases what is due in one account, each thing in a transaction of its own that locks its check and looks again whether it
 * is due, so two that run at once, or one that runs twice, do nothing twice. Then what was left lying, and the bytes of what went.
 */
export async function eraseAccount(services: Services, mainId: string): Promise<void> {
  const scope = { mainIds: [mainId], mainId };
  const now = services.clock.now();
  const query = { mainId, by: now, day: chinaDay(now) };
  for (;;) {
    const { days, rows } = await services.db.withTenant(scope, async (tx) => {
      const set = (await settingOf(tx, mainId))?.days ?? defaultRetention;
      return { days: set, rows: await dueOf(tx, { ...query, days: set }, CHUNK) };
    });
    if (rows.length === 0) break;
    for (const row of rows) {
      await services.db.withTenant(scope, (tx) => eraseDue(services, tx, { ...query, days }, row));
    }
  }
  await sweepLeftovers(services, mainId);
  await removeObjects(services, mainId);
}

async function eraseDue(
  services: Services,
  tx: Tx,
  query: { mainId: string; by: Date; day: string; days: RetentionDays },
  { checkId, rule }: DueRow,
): Promise<void> {
  const check = await lockCheck(tx, checkId);
  const [row] = (await dueOf(tx, { ...query, checkId }, 10)).filter((one) => one.rule === rule);
  if (!check || !row) return;
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
  await systemAudit(tx, {
    mainId,
    action: actionOf[rule],
    entity: 'check',
    entityId: checkId,
    detail: { rule, days: row.days, files: row.files },
  });
}

/**
 * Removes the bytes first and their note after: what is interrupted is done again, and removing twice is no error. Bytes that
 * a row names stay, whatever a note says.
 */
async function removeObjects(services: Services, mainId: string): Promise<void> {
  const scope = { mainIds: [mainId], mainId };
  for (;;) {
    const rows = await services.db.withTenant(scope, (tx) =>
      tx.many<{ key: string }>(
        sql`select storage_key as key from erased_object o where main_id = ${mainId} and at <= ${services.clock.now()}
          and not exists (select from file_object f where f.storage_key = o.storage_key)
          order by storage_key limit ${CHUNK}`,
      ),
    );
    if (rows.length === 0) return;
    for (const { key } of rows) await services.files.remove(key);
    const keys = rows.map(({ key }) => key);
    await services.db.withTenant(scope, (tx) =>
      tx.run(sql`delete from erased_object where main_id = ${mainId} and storage_key = any(${keys}::text[])`),
    );
  }
}
