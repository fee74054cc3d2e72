-- The key of a hash while it is good; unknown, revoked and expired all give no row. Notes its use, at most once a minute.
-- `served`: somebody of the enterprise may still use the account; `closes_on`: the account closes, and no key opens it.
create or replace function api_key_open(p_key_hash text, p_network text, p_now timestamptz)
returns table (id uuid, main_id uuid, name text, scopes text[], served boolean, closes_on date)
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
      and m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer')), public.account_closes(k.main_id);
end $$;
grant execute on function api_key_open(text, text, timestamptz) to probity_app;
