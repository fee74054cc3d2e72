import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { revokeLinks } from '../accounts/linkRepository';
import { accountsWithOverdue, deleteApplications, overdueOf } from './applicationRepository';
import { deleteOverdueInvitees } from './inviteeRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Applications and invitation lists whose time is over. */
    'registrations.erase': Record<string, never>;
  }
}

const BATCH = 200;

/** Hourly: deletes the applications whose days are over, and what was begun and never sent; then invitation lists. */
export const eraseApplicationsJob = defineJob({
  name: 'registrations.erase',
  lane: 'bulk',
  cron: '50 * * * *',
  async run(_payload, { services }) {
    const now = services.clock.now();
    for (const { mainId } of await accountsWithOverdue(services.db.direct, now)) {
      const eraseSome = () =>
        services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
          const ids = (await overdueOf(tx, mainId, now, BATCH)).map(({ id }) => id);
          if (ids.length === 0) return 0;
          await deleteApplications(tx, mainId, ids, now);
          for (const id of ids) await revokeLinks(tx, id, now);
          const detail = { rows: ids.length };
          const work = systemWork(services, tx, mainId);
          await work.audit({ mainId, action: 'registration.lapsed', entity: 'application', detail });
          return ids.length;
        });
      while ((await eraseSome()) === BATCH);
      const eraseInvited = () =>
        services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
          const rows = await deleteOverdueInvitees(tx, mainId, now, BATCH);
          if (rows === 0) return 0;
          const work = systemWork(services, tx, mainId);
          const entity = 'registrationForm';
          await work.audit({ mainId, action: 'registration.inviteesLapsed', entity, detail: { rows } });
          return rows;
        });
      while ((await eraseInvited()) === BATCH);
    }
  },
});
