import type { SessionCtx } from '../../kernel/context';
import type { ReplyOf } from '../../kernel/module';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { balanceOf } from '../ledger/ledgerService';
import { closingOf } from './closing/closingRepository';
import { closingView } from './closing/closingView';

type Departure = ReplyOf<'getDeparture'>;
export type Matter = Departure['open'][number]['matter'];

/** In the order in which they are best settled: what costs money or waits for others first. */
const ORDER: readonly Matter[] = [
  'checks',
  'ordersToApprove',
  'ordersToPay',
  'recharges',
  'payments',
  'refunds',
  'payouts',
  'invoices',
  'certification',
  'forms',
  'lostPhones',
  'holds',
];

/** What is still open in the account, what of it reaches outside, and what is left of the balance. */
export async function getDeparture({ tx, session, clock }: SessionCtx): Promise<Departure> {
  const { mainId } = session;
  const now = clock.now();
  const closing = await closingOf(tx, mainId);
  return {
    ...(await standingOf(tx, mainId, now)),
    outside: await outside(tx, mainId, now),
    closing: closing && closingView(closing),
  };
}

/** What has to be settled before an account closes, and before it is erased. */
export async function standingOf(
  tx: Tx,
  mainId: string,
  now: Date,
): Promise<Pick<Departure, 'open' | 'balance'>> {
  const { available, held } = await balanceOf(tx, mainId);
  const counts = await openMatters(tx, mainId, chinaDay(now));
  return {
    open: ORDER.map((matter) => ({ matter, count: counts[matter] })).filter(({ count }) => count > 0),
    balance: { available, held },
  };
}

function openMatters(tx: Tx, mainId: string, today: string): Promise<Record<Matter, number>> {
  return tx.one<Record<Matter, number>>(sql`select
    (select count(*)::int from checks where main_id = ${mainId}
      and status in ('awaitingConsent', 'inProgress', 'awaitingInfo', 'inReview', 'disputed')) as checks,
    (select count(*)::int from orders where main_id = ${mainId} and status = 'awaitingApproval') as "ordersToApprove",
    (select count(*)::int from orders where main_id = ${mainId} and status = 'awaitingPayment') as "ordersToPay",
    (select count(*)::int from recharge where main_id = ${mainId} and status = 'waiting') as recharges,
    (select count(*)::int from payment where main_id = ${mainId} and status = 'created') as payments,
    (select count(*)::int from payment_refund f where f.main_id = ${mainId} and (f.status in ('asked', 'processing')
      or f.status <> 'success' and exists (select from payment_oddity o where o.main_id = f.main_id and o.payment_id = f.payment_id
        and o.kind like 'refund%' and o.kind <> 'refunded' and o.settled_at is null))) as refunds,
    (select count(*)::int from payout where main_id = ${mainId} and status = 'waiting') as payouts,
    (select count(*)::int from invoice_request where main_id = ${mainId} and status = 'waiting') as invoices,
    (select count(*)::int from certification where main_id = ${mainId} and status = 'pending') as certification,
    (select count(*)::int from registration_form where main_id = ${mainId} and link_enc is not null
      and closed_at is null and last_day >= ${today}::date) as forms,
    (select count(*)::int from lost_phone where main_id = ${mainId} and status = 'open') as "lostPhones",
    (select count(*)::int from legal_hold where main_id = ${mainId} and released_at is null
      and (until is null or until >= ${today}::date)) as holds`);
}

/** What works without anybody signing in, until it is ended or ends by itself. */
function outside(tx: Tx, mainId: string, now: Date): Promise<Departure['outside']> {
  return tx.one<Departure['outside']>(sql`select
    (select count(*)::int from api_key where main_id = ${mainId} and revoked_at is null
      and coalesce(expires_at > ${now}, true)) as "apiKeys",
    (select count(*)::int from webhook where main_id = ${mainId} and status = 'active') as webhooks,
    (select count(*)::int from share where main_id = ${mainId} and revoked_at is null and expires_at > ${now}
      and views < max_views) as shares`);
}
