-- The accounts with batches that nobody confirmed in time.
create or replace function batches_due(p_now timestamptz) returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct b.main_id from public.batch b where b.erase_at <= p_now
$$;
grant execute on function batches_due(timestamptz) to probity_app;
