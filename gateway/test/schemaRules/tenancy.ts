import type pg from 'pg';

/**
 * Tables that belong to no account, though some name one (a session's, a link's). The application reaches them by SECURITY
 * DEFINER functions only: no grant at all.
 */
export const globalTables: readonly string[] = [
  // The product's own rows, the same for everybody.
  'app_setting',
  'calendar_change',
  'calendar_notice',
  'catalogue_change',
  'catalogue_item',
  'dict_entry',
  // How many, of nobody: over all accounts too.
  'home_count',
  'home_count_change',
  'home_group',
  'item_duration',
  // Which accounts somebody from the platform reads.
  'reach',
  'schema_migration',
  'seed_run',
  'sphere_change',
  // Standard packages belong to nobody; own ones are read by a function that checks the account.
  'package',
  'package_item',
  'package_version',
  // Codes for the links of forms, counted before a phone is proven.
  'link_code',
  // A person, and their credentials, come before any account.
  'link_token',
  'sessions',
  'sign_in_alarm',
  'sign_in_event',
  'sign_in_network',
  'sign_in_pause',
  'sign_in_wrong_code',
  'sms_code',
  'sms_outbox',
  'users',
  'wechat_binding',
  'wechat_ticket',
];

/** Tenant tables that definer functions may read across accounts, each for a reason. */
export const definerTables: readonly string[] = [
  'account_closing', // links, keys and calls ask whether an account closes
  'api_key', // whose key a request carries
  'approver', // ends with the role, whatever changes it
  'application', // whose time is over
  'registration_invitee', // the same
  'assignment', // what can no longer be taken back goes
  'audit_chain', // the sealer
  'batch', // what nobody confirmed in time
  'audit_event', // the sealer, verify-audit
  'invitation', // reminders and expiry find what is due
  'lost_phone', // what nobody decided in time ends, what ended long ago goes
  'ledger_transaction', // where the reference of a recharge was booked
  'main_account', // sign-in and switching
  'membership', // sign-in and switching
  'notification', // marking own ones read, purging old ones
  'notification_choice', // staff's stand in the platform's account
  'order_approval', // since when nobody decided
  'orders', // unpaid orders that lapse
  'payout', // whether a bank reference stands at another payout
  'recharge_limit_change', // the limit that the platform's operators set
  'payment_refund', // the provider knows our number of it alone; those it is to be asked about
  'payment', // the provider knows our number of it alone; those whose code ended
  'bank_account_change', // the account that operators of the platform keep for everybody
  'dict_change', // the words of choices, as operators of the platform keep them
  'limit_change', // how much customers may do, as operators of the platform keep it
  'signed_text_change', // the texts that operators of the platform keep for everybody
  'sms_allowance', // counts of yesterday go
  'task', // what nobody works any more is woken, what ended days ago goes
  'webhook_delivery', // the log's end after 30 days
  'work_item', // signed forms nobody decided
];

/** Tenant tables that only functions touch. */
export const closedTables: readonly string[] = [
  'audit_chain', // the end of a chain is the sealer's alone
];

const policies: Record<string, { cmd: string; using: string | null; check: string | null }> = {
  tenant_read: {
    cmd: 'SELECT',
    using: '(main_id = ANY (( SELECT app_main_ids() AS app_main_ids)::uuid[]))',
    check: null,
  },
  tenant_insert: { cmd: 'INSERT', using: null, check: '(main_id = ( SELECT app_main_id() AS app_main_id))' },
  tenant_update: {
    cmd: 'UPDATE',
    using: '(main_id = ( SELECT app_main_id() AS app_main_id))',
    check: '(main_id = ( SELECT app_main_id() AS app_main_id))',
  },
  tenant_delete: { cmd: 'DELETE', using: '(main_id = ( SELECT app_main_id() AS app_main_id))', check: null },
};

/** Tables whose accounts are looked up in a hash: their lists are searched account by account, for thousands at once. */
const hashedTables: readonly string[] = ['checks'];
const readByHash = '(main_id IN ( SELECT unnest(app_main_ids()) AS unnest))';

interface Facts {
  name: string;
  tenant: boolean;
  nullable: boolean;
  enabled: boolean;
  forced: boolean;
  granted: boolean;
}

interface Policy {
  table: string;
  name: string;
  cmd: string;
  using: string | null;
  check: string | null;
  roles: string;
}

/** Everything in the catalogue that breaks the rules of tenancy (docs/security.md, rule 1), in words. */
export async function tenancyFaults(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows: tables } = await client.query<Facts>(`
    select c.relname as name, a.attname is not null as tenant, coalesce(not a.attnotnull, false) as nullable,
           c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
           has_any_column_privilege('probity_app', c.oid, 'select, insert, update')
             or has_table_privilege('probity_app', c.oid, 'delete, truncate') as granted
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'main_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`);
  const { rows: found } = await client.query<Policy>(`
    select tablename as table, policyname as name, cmd, qual as using, with_check as check, roles::text as roles
    from pg_policies where schemaname = 'public'`);
  return tables.flatMap((table) =>
    table.tenant && !globalTables.includes(table.name) ? tenantFaults(table, found) : globalFaults(table),
  );
}

function globalFaults(table: Facts): string[] {
  const faults: string[] = [];
  if (!globalTables.includes(table.name))
    faults.push(`${table.name} has no main_id and is not on the list of global tables`);
  if (table.granted)
    faults.push(`${table.name} is reached by functions only, but the application may touch it`);
  return faults;
}

function tenantFaults(table: Facts, all: readonly Policy[]): string[] {
  const faults: string[] = [];
  if (table.nullable) faults.push(`${table.name}.main_id may be null`);
  if (!table.enabled) faults.push(`${table.name}: row-level security is off`);
  if (table.granted === closedTables.includes(table.name))
    faults.push(
      table.granted
        ? `${table.name} is reached by functions only, but the application may touch it`
        : `${table.name}: the application has no grant on it`,
    );
  if (!table.forced) faults.push(`${table.name}: row-level security is not forced`);
  const own = all.filter((policy) => policy.table === table.name);
  for (const [name, wanted] of Object.entries(policies)) {
    const policy = own.find((one) => one.name === name);
    const isHashed = name === 'tenant_read' && hashedTables.includes(table.name);
    const using = isHashed ? readByHash : wanted.using;
    if (!policy) faults.push(`${table.name}: policy ${name} is missing`);
    else if (policy.cmd !== wanted.cmd || policy.using !== using || policy.check !== wanted.check) {
      faults.push(
        `${table.name}: policy ${name} says something else: ${policy.using ?? ''} ${policy.check ?? ''}`,
      );
    }
  }
  for (const policy of own.filter(({ name }) => !(name in policies))) {
    const isDefiner = policy.name === 'definer_all' && definerTables.includes(table.name);
    if (!isDefiner || /probity_app|public|probity_login/.test(policy.roles)) {
      faults.push(`${table.name}: policy ${policy.name} is not expected`);
    }
  }
  return faults;
}
