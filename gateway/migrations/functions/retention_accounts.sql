-- The accounts whose data the nightly job looks through: enterprises, and the platform, whose people have pictures too.
create or replace function retention_accounts() returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id from public.main_account a order by a.id
$$;
grant execute on function retention_accounts() to probity_app;
