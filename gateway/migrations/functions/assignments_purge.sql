-- Assignments that can no longer be taken back, with the list of their records.
create or replace function assignments_purge(p_before timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.assignment where given_at < p_before
$$;
grant execute on function assignments_purge(timestamptz) to probity_app;
