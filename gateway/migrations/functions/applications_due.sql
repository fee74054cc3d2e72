-- The accounts with applications whose time is over.
create or replace function applications_due(p_now timestamptz) returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct a.main_id from public.application a where a.erase_at <= p_now
$$;
grant execute on function applications_due(timestamptz) to probity_app;
