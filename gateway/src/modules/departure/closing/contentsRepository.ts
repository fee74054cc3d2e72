import { sql } from '../../../platform/db/sql';
import type { Tx } from '../../../platform/db/tx';

/** What an account has of each kind that its erasure takes: counted when it begins, and again when it has ended. */
export interface Contents {
  /** Checks of which more than the stub is there. */
  checks: number;
  reports: number;
  files: number;
  applications: number;
  invitees: number;
  forms: number;
  /** Places of the enterprise's own people and of staff other than operators. */
  places: number;
  departments: number;
  packages: number;
  apiKeys: number;
  webhooks: number;
  notifications: number;
}

export function contentsOf(tx: Tx, mainId: string): Promise<Contents> {
  return tx.one<Contents>(sql`select
    (select count(*)::int from checks where main_id = ${mainId} and erased_at is null) as checks,
    (select count(*)::int from report_version where main_id = ${mainId}) as reports,
    (select count(*)::int from file_object where main_id = ${mainId}) as files,
    (select count(*)::int from application where main_id = ${mainId}) as applications,
    (select count(*)::int from registration_invitee where main_id = ${mainId}) as invitees,
    (select count(*)::int from registration_form where main_id = ${mainId}) as forms,
    (select count(*)::int from membership where main_id = ${mainId} and role <> 'operator') as places,
    (select count(*)::int from department where main_id = ${mainId}) as departments,
    (select count(distinct p.id)::int from packages_of_account(clock_timestamp()) p
      where p.owner_main_id = ${mainId} and p.name_en <> '–') as packages,
    (select count(*)::int from api_key where main_id = ${mainId}) as "apiKeys",
    (select count(*)::int from webhook where main_id = ${mainId}) as webhooks,
    (select count(*)::int from notification where main_id = ${mainId}) as notifications`);
}

/** What stays of an account, by why it is kept. */
export interface Kept {
  bookings: number;
  statements: number;
  recharges: number;
  payouts: number;
  invoices: number;
  contracts: number;
  consents: number;
  /** China's day after which the last proof of consent goes by itself; null without one. */
  consentsUntil: string | null;
  auditEvents: number;
  orders: number;
  files: number;
}

export function keptOf(tx: Tx, mainId: string, consentDays: number): Promise<Kept> {
  return tx.one<Kept>(sql`select
    (select count(*)::int from ledger_transaction where main_id = ${mainId}) as bookings,
    (select count(*)::int from statement where main_id = ${mainId}) as statements,
    (select count(*)::int from recharge where main_id = ${mainId}) as recharges,
    (select count(*)::int from payout where main_id = ${mainId}) as payouts,
    (select count(*)::int from invoice where main_id = ${mainId}) as invoices,
    (select count(*)::int from contract_signature where main_id = ${mainId}) as contracts,
    (select count(*)::int from consent where main_id = ${mainId} and erased_at is null) as consents,
    (select ((max(c.closed_at) + ${consentDays}::int * interval '1 day') at time zone 'Asia/Shanghai')::date
      from checks c where c.main_id = ${mainId} and exists (select from consent s
        where s.main_id = c.main_id and s.check_id = c.id and s.erased_at is null)) as "consentsUntil",
    (select count(*)::int from audit_event where main_id = ${mainId}) as "auditEvents",
    (select count(*)::int from orders where main_id = ${mainId}) as orders,
    (select count(*)::int from file_object where main_id = ${mainId}) as files`);
}
