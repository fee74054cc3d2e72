-- Keys by which other systems call the gateway for an account. What a key is called by is only its SHA-256; the application
-- role writes the hash once and never reads it: whose key a request carries is found by api_key_open alone.
create table api_key (
  main_id           uuid not null references main_account (id),
  id                uuid not null,
  name              text not null check (length(name) between 1 and 60),
  -- How the key begins, to tell keys apart on a screen
  prefix            text not null check (length(prefix) between 8 and 12),
  key_hash          text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  scopes            text[] not null check (cardinality(scopes) between 1 and 20),
  created_by        uuid not null references users (id),
  created_at        timestamptz not null,
  expires_at        timestamptz,
  revoked_at        timestamptz,
  revoked_by        uuid references users (id),
  -- To within a minute
  last_used_at      timestamptz,
  last_used_network text,
  primary key (main_id, id),
  check ((revoked_at is null) = (revoked_by is null))
);
call enable_tenant_rls('api_key', '');
call enable_definer_access('api_key');
grant select (main_id, id, name, prefix, scopes, created_by, created_at, expires_at, revoked_at, revoked_by, last_used_at,
              last_used_network),
  insert (main_id, id, name, prefix, key_hash, scopes, created_by, created_at, expires_at),
  update (revoked_at, revoked_by) on api_key to probity_app;
create index api_key_by_time on api_key (main_id, created_at desc, id desc);
create unique index api_key_by_name on api_key (main_id, lower(name)) where revoked_at is null;

-- The key of a hash while it is good; unknown, revoked and expired all give no row. Notes its use, at most once a minute.
-- `served`: somebody of the enterprise may still use the account.
create function api_key_open(p_key_hash text, p_network text, p_now timestamptz)
returns table (id uuid, main_id uuid, name text, scopes text[], served boolean)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare k public.api_key;
begin
  select * into k from public.api_key x where x.key_hash = p_key_hash and x.revoked_at is null
    and (x.expires_at is null or x.expires_at > p_now);
  if not found then return; end if;
  if k.last_used_at is null or k.last_used_at <= p_now - interval '1 minute' then
    update public.api_key x set last_used_at = p_now, last_used_network = p_network
      where x.main_id = k.main_id and x.id = k.id
        and (x.last_used_at is null or x.last_used_at <= p_now - interval '1 minute');
  end if;
  return query select k.id, k.main_id, k.name, k.scopes, exists (
    select from public.membership m where m.main_id = k.main_id and not m.disabled
      and m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'));
end $$;
grant execute on function api_key_open(text, text, timestamptz) to probity_app;

-- Whose deed it was may now be a key's: actor_user_id is then its id.
alter table audit_event drop constraint audit_event_actor_kind_check;
alter table audit_event add constraint audit_event_actor_kind_check
  check (actor_kind in ('enterprise', 'staff', 'visitor', 'anonymous', 'system', 'apiKey'));
