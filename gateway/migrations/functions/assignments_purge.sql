-- Assignments that can no longer be taken back, with the list of their records; but for those whose task goes through that list still.
create or replace function assignments_purge(p_before timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.assignment a where a.given_at < p_before
    and not exists (select from public.task t where t.main_id = a.main_id and t.id = a.task_id and t.ended_at is null)
$$;
grant execute on function assignments_purge(timestamptz) to probity_app;
