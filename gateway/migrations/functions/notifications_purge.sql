-- Kept for half a year.
create or replace function notifications_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.notification where created_at < p_now - interval '180 days'
$$;
grant execute on function notifications_purge(timestamptz) to probity_app;
