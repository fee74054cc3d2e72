-- The end of the active account's chain, by the session's account and never by a parameter: the table itself stays closed.
create or replace function own_audit_seal() returns table (last_seq bigint, last_hash bytea, sealed_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.last_seq, c.last_hash, c.sealed_at from public.audit_chain c where c.main_id = public.app_main_id()
$$;
grant execute on function own_audit_seal() to probity_app;
