-- Tasks of every account that nobody works although they could be, and that no job will wake.
create or replace function tasks_forgotten() returns table (main_id uuid, id uuid, kind text, started_by uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.main_id, t.id, t.kind, t.started_by from public.task t
    where t.ended_at is null and t.due_at <= clock_timestamp() and coalesce(t.leased_until <= clock_timestamp(), true)
      and not exists (select from graphile_worker.jobs j
        where j.key = 'task:' || t.id and j.attempts < j.max_attempts)
    order by t.due_at limit 1000
$$;
grant execute on function tasks_forgotten() to probity_app;
