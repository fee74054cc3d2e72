import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob } from '../../kernel/job';
import { attackedAccounts } from '../../platform/observability/alarms';
import { networkOf } from '../../kernel/network';
import { noticeSecurity } from './securityNotice';
import { userMobilePlace } from '../../kernel/userPlaces';
import { userById, userByMobile } from './userRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Somebody's password or code is tried from many networks. Null for a phone nobody has, for which as much is done. */
    'user.attacked': { userId: string | null };
  }
}

/** Wrong passwords and codes for one phone within a day that nobody types by mistake: so many, from so many networks. */
export const ALARM_TRIES = 20;
export const ALARM_NETWORKS = 5;

/** After a wrong SMS code of a way in: counted by itself, for the pauses are the password's. */
export async function noteWrongCode(ctx: Ctx, mobileIndex: string): Promise<void> {
  const { direct } = ctx.services.db;
  const network = ctx.services.blindIndex.of('ip', networkOf(ctx.ip));
  await direct.one(sql`select sign_in_code_wrong(${mobileIndex}, ${network}, ${ctx.clock.now()})`);
  const user = await userByMobile(direct, mobileIndex);
  await raiseAlarm(ctx, mobileIndex, user?.id ?? null);
}

/** After a wrong password or code: raises the alarm of this phone when it is due, at most once a day. Commits by itself. */
export async function raiseAlarm(ctx: Ctx, mobileIndex: string, userId: string | null): Promise<void> {
  await ctx.independent(null, async (tx) => {
    const { isRaised } = await tx.one<{ isRaised: boolean }>(
      sql`select sign_in_alarm_raise(${mobileIndex}, ${ALARM_NETWORKS}, ${ALARM_TRIES}, ${ctx.clock.now()}) as "isRaised"`,
    );
    if (!isRaised) return;
    // Told by a job, so that the reply takes as long for a phone that nobody has.
    await enqueue(tx, 'user.attacked', { userId });
  });
}

/** Tells the operator by a metric and a log line, and the person by SMS; once, however often it runs. */
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
      const mobile = services.crypto.decrypt(user.mobileEnc, userMobilePlace(userId));
      await noticeSecurity(services, tx, mobile, 'attacked');
      return true;
    });
    if (!isTold) return;
    attackedAccounts.inc();
    log.warn({ userId }, 'the password or code of a user is tried from many networks');
  },
});
