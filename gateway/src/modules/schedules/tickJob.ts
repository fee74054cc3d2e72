import { sql } from '../../platform/db/sql';
import { defineJob } from '../../kernel/job';
import { lapsedBefore } from '../../kernel/lapse';
import { dropLapsedOrder } from '../orders/lapsing';
import { chinaDay } from '../../kernel/workingDays';
import { invitationById, lockCheck } from '../checks/checkRepository';
import { workInvitation } from '../checks/invitations';
import { expireCheck } from '../checks/lifecycle';
import { moveInvitation } from '../checks/transitions';
import type { Work } from '../../kernel/work';
import { eachDue, type Due } from './eachDue';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Reminders and expiry of invitations, orders nobody approved or paid for, undecided signed forms. */
    'checks.tick': Record<string, never>;
  }
}

/**
 * The changes that happen by time alone. Each is made in a transaction of its own that locks the row and checks again that
 * it is due, so two gateways, or one that runs it twice, do nothing twice.
 */
export const checksTickJob = defineJob({
  name: 'checks.tick',
  lane: 'bulk',
  cron: '*/5 * * * *',
  async run(_, { services, log }) {
    const now = services.clock.now();
    const failures = [
      ...(await eachDue(
        services,
        (limit) =>
          services.db.direct.many<Due>(
            sql`select main_id as "mainId", id from due_invitations(${now}::timestamptz, ${limit})`,
          ),
        (work, { id }) => workInvitationById(work, id),
      )),
      ...(await eachDue(
        services,
        (limit) =>
          services.db.direct.many<Due>(
            sql`select main_id as "mainId", id from unpaid_orders(${lapsedBefore(now)}::timestamptz, ${limit})`,
          ),
        (work, { id }) => dropLapsedOrder(work, id),
      )),
      ...(await eachDue(
        services,
        (limit) =>
          services.db.direct.many<Due>(
            sql`select main_id as "mainId", id from undecided_papers(${chinaDay(now)}::date, ${limit})`,
          ),
        (work, { id }) => expireUndecided(work, id),
      )),
    ];
    // A failing one does not hold up the others; the queue repeats it.
    for (const error of failures) log.error({ err: error }, 'a due invitation, order or signed form failed');
    if (failures.length > 0)
      throw new Error(`${failures.length} due invitations, orders or signed forms failed`);
  },
});

async function workInvitationById(work: Work, id: string): Promise<void> {
  const seen = await invitationById(work.tx, id);
  const check = seen && (await lockCheck(work.tx, seen.checkId));
  if (!check) return;
  // Read again under the lock: it may have been answered before.
  const invitation = (await invitationById(work.tx, id))!;
  if (!(await workInvitation(work, check, invitation))) return;
  if (check.status === 'awaitingConsent') await expireCheck(work, check);
  else await moveInvitation(work, invitation, 'expired');
}

/**
 * Expires the check of a signed form that was not decided within the invitation's days after it was due: that is no consent,
 * and its money is released.
 */
async function expireUndecided(work: Work, checkId: string): Promise<void> {
  const check = await lockCheck(work.tx, checkId);
  if (check?.status !== 'awaitingConsent') return;
  // Checked again under the lock: it may just have been confirmed, with the candidate's form still missing.
  const open = await work.tx.maybeOne(sql`select id from work_item where main_id = ${check.mainId}
    and check_id = ${check.id} and kind = 'paperConsent' and status in ('open', 'claimed')`);
  if (open) await expireCheck(work, check);
}
