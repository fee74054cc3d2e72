-- The accounts with tasks that ended before then: they and their results go.
create or replace function tasks_over(p_before timestamptz) returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct t.main_id from public.task t where t.ended_at < p_before
$$;
grant execute on function tasks_over(timestamptz) to probity_app;
