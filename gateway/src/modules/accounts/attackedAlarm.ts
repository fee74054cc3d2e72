import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob } from '../../kernel/job';
import { attackedAccounts } from '../../platform/observability/alarms';
import { networkOf } from '../../kernel/network';
import { notifySecurityChange } from './securityNotice';
import { userMobileField } from '../../kernel/userFields';
import { userById, userByMobile } from './userRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /**
     * A person's password or code is being tried from many networks. Null for a phone nobody has, which must cost the same
     * work.
     */
    'user.attacked': { userId: string | null };
  }
}

/**
 * More wrong passwords and codes for one phone within a day than anybody types by mistake: the number of tries, and of
 * networks.
 */
export const ALARM_TRIES = 20;
export const ALARM_NETWORKS = 5;

/** Counts a wrong SMS code at a sign-in, separately from passwords, which have the pauses. */
export async function noteWrongCode(ctx: Ctx, mobileIndex: string): Promise<void> {
  const { direct } = ctx.services.db;
  const network = ctx.services.blindIndex.of('ip', networkOf(ctx.ip));
  await direct.one(sql`select sign_in_code_wrong(${mobileIndex}, ${network}, ${ctx.clock.now()})`);
  const user = await userByMobile(direct, mobileIndex);
  await raiseAlarm(ctx, mobileIndex, user?.id ?? null);
}

/** Raises the alarm of a phone after a wrong password or code when it is due, at most once a day. Commits by itself. */
export async function raiseAlarm(ctx: Ctx, mobileIndex: string, userId: string | null): Promise<void> {
  await ctx.independent(null, async (tx) => {
    const { isRaised } = await tx.one<{ isRaised: boolean }>(
      sql`select sign_in_alarm_raise(${mobileIndex}, ${ALARM_NETWORKS}, ${ALARM_TRIES}, ${ctx.clock.now()}) as "isRaised"`,
    );
    if (!isRaised) return;
    // Sent by a job, so that the reply takes the same time for a phone that nobody has.
    await enqueue(tx, 'user.attacked', { userId });
  });
}

/** Alerts the operator by a metric and a log line, and the person by SMS; once, however often it runs. */
export const attackedJob = defineJob({
  name: 'user.attacked',
  async run({ userId }, { services, log }) {
    if (userId === null) return;
    const isTold = await services.db.withoutTenant(async (tx) => {
      const user = await userById(tx, userId);
      if (!user) return false;
      const { isFirst } = await tx.one<{ isFirst: boolean }>(
        sql`select sign_in_alarm_tell(${user.mobileIndex}) as "isFirst"`,
      );
      if (!isFirst) return false;
      const mobile = services.crypto.decrypt(user.mobileEnc, userMobileField(userId));
      await notifySecurityChange(services, tx, mobile, 'attacked');
      return true;
    });
    if (!isTold) return;
    attackedAccounts.inc();
    log.warn({ userId }, 'the password or code of a user is tried from many networks');
  },
});
