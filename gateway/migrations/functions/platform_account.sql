-- The account that staff belong to; null where there is none yet.
create or replace function platform_account() returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id from public.main_account a where a.kind = 'platform'
$$;
grant execute on function platform_account() to probity_app;
