import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { lockAccount } from '../accounts/accountRepository';
import { publish } from '../events/publish';
import { contractStanding } from './textAt';

type What = 'announced' | 'withdrawn';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Tells who signed a service contract that another one has to be signed from a day on, or that it is withdrawn. */
    'contract.announce': { changeId: string; what: What };
  }
}

/** Account after account; what was told is noted with it, so nobody is told twice. Of a withdrawn one only who was told. */
export const announceContractJob = defineJob({
  name: 'contract.announce',
  lane: 'bulk',
  async run({ changeId, what }, { services }) {
    const accounts = await services.db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from retention_accounts()`,
    );
    for (const { mainId } of accounts) {
      await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
        // A job that is tried again may meet itself.
        await lockAccount(tx, mainId);
        const { announced } = await contractStanding(tx, services.clock.now());
        const isMeant =
          what === 'announced' ? announced?.id === changeId : await wasTold(tx, changeId, 'announced');
        if (!isMeant || !(await hasSigned(tx, mainId)) || (await wasTold(tx, changeId, what))) return;
        const work = systemWork(services, tx, mainId);
        const event = { entity: 'signedText', entityId: changeId, mainId } as const;
        const detail = announced && what === 'announced' ? { day: announced.effectiveOn } : {};
        await work.audit({ ...event, action: `serviceContract.${what}`, detail });
        await publish(work, { ...event, kind: `serviceContract.${what}` });
      });
    }
  },
});

async function hasSigned(tx: Tx, mainId: string): Promise<boolean> {
  const row = await tx.one<{ yes: boolean }>(
    sql`select exists (select from contract_signature where main_id = ${mainId}) as yes`,
  );
  return row.yes;
}

async function wasTold(tx: Tx, changeId: string, what: What): Promise<boolean> {
  const row = await tx.one<{ yes: boolean }>(sql`select exists (select from domain_event
    where entity = 'signedText' and entity_id = ${changeId} and kind = ${`serviceContract.${what}`}) as yes`);
  return row.yes;
}
