-- The log is kept for 30 days; what still waits stays.
create or replace function webhook_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.webhook_delivery where created_at < p_now - interval '30 days' and status <> 'waiting'
$$;
grant execute on function webhook_purge(timestamptz) to probity_app;
