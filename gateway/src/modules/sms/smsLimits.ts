import { CODE } from '@probity/contract/codeNames';
import type { LimitName } from '@probity/contract/rules/limits';
import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { waitWords } from '../../kernel/texts';
import { limitAt } from '../limits/limitAt';

/**
 * Minutes between two new invitations of one check; the first repetition is free, so that a mistyped phone is corrected at
 * once.
 */
export const RESEND_PAUSE_MINUTES = 10;

type AllowedKind = 'invitation' | 'member' | 'share' | 'applicant';
type SmsLimit = Extract<LimitName, `sms${string}`>;

/** Which limit holds for which messages, unless another one is named. */
const LIMIT_OF: Record<AllowedKind, SmsLimit> = {
  invitation: 'smsInvitation',
  member: 'smsMember',
  share: 'smsShare',
  applicant: 'smsApplicant',
};

/**
 * Takes `count` messages from what the account the transaction writes to may send within 24 hours to phones that its people
 * enter, as operators limit it (docs/security.md); fewer while it is not verified. Codes have limits of their own (sms_code_add);
 * reminders are limited to one an hour per check. Nothing is taken when the request fails.
 * @throws 2841 with the time left in words and `data.retryAfter` in seconds
 */
export async function allowSms(
  { clock, lang, tx }: Pick<Ctx, 'clock' | 'lang'> & { tx: Tx },
  kind: AllowedKind,
  { count = 1, limit = LIMIT_OF[kind] }: { count?: number; limit?: SmsLimit } = {},
): Promise<void> {
  const perDay = await limitAt(tx, limit, clock.now());
  const ids = Array.from({ length: count }, () => uuidv7());
  const { wait } = await tx.one<{ wait: number }>(
    sql`select sms_allow(${ids}::uuid[], ${kind}, ${perDay}, ${clock.now()}) as wait`,
  );
  if (wait > 0)
    throw new BusinessError(
      CODE.SMS_ACCOUNT_LIMIT,
      { limit: perDay, time: waitWords(wait, lang) },
      { retryAfter: wait },
    );
}

/** How many of them are left now. */
export async function smsLeft(
  { clock, tx }: Pick<Ctx, 'clock'> & { tx: Tx },
  mainId: string,
  kind: AllowedKind,
  limit: SmsLimit,
): Promise<number> {
  const perDay = await limitAt(tx, limit, clock.now());
  const from = new Date(clock.now().getTime() - 86_400_000);
  const { sent } = await tx.one<{ sent: number }>(sql`select count(*)::int as sent from sms_allowance
    where main_id = ${mainId} and kind = ${kind} and sent_at > ${from}`);
  return Math.max(0, perDay - sent);
}
