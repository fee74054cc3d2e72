import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { lockAccount } from '../accounts/accountRepository';
import { publish } from '../events/publish';
import { setBankTold, untoldBankChanges } from './bankAccountRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Tells every enterprise that the account to transfer to is another one now. */
    'bankAccount.tell': Record<string, never>;
  }
}

/**
 * Begun by a sign-off that counts at once, and by time for planned changes. Of several that began to count meanwhile the newest is
 * told. What an account was told is noted with it, so nobody is told twice; the change is told once all are.
 */
export const tellBankAccountJob = defineJob({
  name: 'bankAccount.tell',
  lane: 'bulk',
  cron: '5 * * * *',
  async run(_, { services }) {
    const { db, clock } = services;
    const { platform } = await db.direct.one<{ platform: string | null }>(
      sql`select platform_account() as platform`,
    );
    if (platform === null) return;
    const inPlatform = <T>(work: (tx: Tx) => Promise<T>) =>
      db.withTenant({ mainIds: [platform], mainId: platform }, work);
    const untold = await inPlatform((tx) => untoldBankChanges(tx, platform, clock.now()));
    const [newest] = untold;
    if (newest === undefined) return;
    const accounts = await db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from retention_accounts()`,
    );
    for (const { mainId } of accounts) {
      await db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
        // A job that is tried again may meet itself.
        const { kind } = await lockAccount(tx, mainId);
        if (kind !== 'enterprise' || (await wasTold(tx, newest.id))) return;
        const work = systemWork(services, tx, mainId);
        const event = { entity: 'bankAccount', entityId: newest.id, mainId } as const;
        await work.audit({
          ...{ ...event, action: 'bankAccount.changed', detail: { day: chinaDay(newest.effectiveAt) } },
        });
        await publish(work, { ...event, kind: 'bankAccount.changed' });
      });
    }
    await inPlatform((tx) =>
      setBankTold(
        tx,
        platform,
        untold.map(({ id }) => id),
        clock.now(),
      ),
    );
  },
});

async function wasTold(tx: Tx, changeId: string): Promise<boolean> {
  const row = await tx.one<{ yes: boolean }>(sql`select exists (select from domain_event
    where entity = 'bankAccount' and entity_id = ${changeId} and kind = 'bankAccount.changed') as yes`);
  return row.yes;
}
