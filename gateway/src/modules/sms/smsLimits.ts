import { CODE } from '@probity/contract/codeNames';
import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { waitWords } from '../../kernel/texts';

/**
 * The SMS an account may send within 24 hours to phones that its people enter (docs/security.md). Codes have limits of their
 * own (sms_code_add); reminders are limited to one an hour per check.
 */
export const SMS_A_DAY = {
  /** New invitations of candidates; each may name another phone. */
  invitation: 100,
  /** People added to the account, and repeated invitations. */
  member: 100,
  /** … while the enterprise is not verified. */
  memberOfUnverified: 5,
  /** Phones that a report's link is sent to. */
  share: 100,
  /** People invited to fill in a form for applicants. */
  applicant: 500,
  /** … while the enterprise is not verified. */
  applicantOfUnverified: 5,
} as const;

/**
 * Minutes between two new invitations of one check; the first repetition is free, so that a mistyped phone is corrected at
 * once.
 */
export const RESEND_PAUSE_MINUTES = 10;

type AllowedKind = 'invitation' | 'member' | 'share' | 'applicant';

/**
 * Takes `count` messages from the limit of the account the transaction writes to. Nothing is taken when the request fails.
 * @throws 2841 with the time left in words and `data.retryAfter` in seconds
 */
export async function allowSms(
  { clock, lang, tx }: Pick<Ctx, 'clock' | 'lang'> & { tx: Tx },
  kind: AllowedKind,
  { count = 1, perDay = SMS_A_DAY[kind] }: { count?: number; perDay?: number } = {},
): Promise<void> {
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
  perDay: number,
): Promise<number> {
  const from = new Date(clock.now().getTime() - 86_400_000);
  const { sent } = await tx.one<{ sent: number }>(sql`select count(*)::int as sent from sms_allowance
    where main_id = ${mainId} and kind = ${kind} and sent_at > ${from}`);
  return Math.max(0, perDay - sent);
}
