import { defineJob } from '../../kernel/job';
import { systemWork, type Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { publish } from '../events/publish';
import { isLost, type OutboxStanding } from '../sms/messageStatus';
import { invitationOf, lockCheck, type CheckRow, type InvitationRow } from './checkRepository';

/*
 * Whether a candidate was reached: not where the latest invitation or reminder is lost, while consent is awaited. Whoever opens the
 * link was reached, by whatever way it came to them; a new message is hoped for anew.
 */

/** A message of a check is delivered or lost: looks anew whether its candidate was reached, and tells who is concerned if not. */
export const arrivalJob = defineJob({
  name: 'check.arrival',
  async run({ mainId, checkId }, { services }) {
    await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
      lookAnew(systemWork(services, tx, mainId), checkId),
    );
  },
});

async function lookAnew(work: Work, checkId: string): Promise<void> {
  const check = await lockCheck(work.tx, checkId);
  if (!check) return;
  const isNew = await setNotReached(work.tx, [check], (await missedMessage(work.tx, check)) !== null);
  if (isNew)
    await publish(work, {
      kind: 'check.notReached',
      mainId: check.mainId,
      entity: 'check',
      entityId: check.id,
      checkId: check.id,
    });
}

/** The message by which the candidate was not reached, while consent is awaited; null where they were, or may be yet. */
export async function missedMessage(tx: Tx, check: CheckRow): Promise<OutboxStanding | null> {
  const invitation = await invitationOf(tx, check);
  if (check.status !== 'awaitingConsent' || !invitation) return null;
  if (!['sent', 'opened', 'verified'].includes(invitation.status)) return null;
  const message = await tx.maybeOne<OutboxStanding & { at: Date }>(sql`select m.at, o.status, o.delivery,
      o.delivery_reason as "deliveryReason"
    from check_message m cross join lateral sms_outbox_take(m.id) o
    where m.main_id = ${check.mainId} and m.check_id = ${check.id} and m.template in ('invitation', 'reminder')
      and m.at >= ${invitation.sentAt}
    order by m.at desc, m.id desc limit 1`);
  if (!message || !isLost(message)) return null;
  const { openedAt, verifiedAt, seenAt } = invitation;
  return [openedAt, verifiedAt, seenAt].some((at) => at !== null && at >= message.at) ? null : message;
}

/** True where the last message came back because nobody has that number: another one to it reaches nobody either. */
export const isToNobody = async (tx: Tx, check: CheckRow): Promise<boolean> =>
  (await missedMessage(tx, check))?.deliveryReason === 'noSuchNumber';

/** A new message is on its way to the candidates of these checks of one account, or they have opened their link. */
export async function hopeAnew(tx: Tx, checks: readonly Pick<CheckRow, 'mainId' | 'id'>[]): Promise<void> {
  await setNotReached(tx, checks, false);
}

/**
 * A candidate has opened their link again, and was reached: nothing is hoped of the messages before it any more. It is noted once a
 * message, not with each look. The caller holds the check's lock.
 */
export async function noteSeen(work: Pick<Work, 'tx' | 'clock'>, invitation: InvitationRow): Promise<void> {
  const { mainId, id, checkId } = invitation;
  const seen = await work.tx.run(sql`update invitation v set seen_at = ${work.clock.now()}
    where v.main_id = ${mainId} and v.id = ${id} and exists (select from check_message m
      where m.main_id = v.main_id and m.check_id = v.check_id and m.template in ('invitation', 'reminder')
        and m.at > coalesce(v.seen_at, v.verified_at, v.opened_at))`);
  if (seen > 0) await hopeAnew(work.tx, [{ mainId, id: checkId }]);
}

/** True where one of them was not so before. The caller holds their locks. */
async function setNotReached(
  tx: Tx,
  checks: readonly Pick<CheckRow, 'mainId' | 'id'>[],
  notReached: boolean,
): Promise<boolean> {
  const [first] = checks;
  if (!first) return false;
  const set = await tx.run(sql`update checks set not_reached = ${notReached}
    where main_id = ${first.mainId} and id = any(${checks.map(({ id }) => id)}::uuid[])
      and not_reached is distinct from ${notReached}`);
  return notReached && set > 0;
}
