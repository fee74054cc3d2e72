-- Many jobs at once, in their order; the application may add jobs, and nothing else of the queue's schema. A lower priority goes first.
create or replace function enqueue_jobs(p_jobs jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select graphile_worker.add_jobs(array(
    select (j.value ->> 'task', (j.value -> 'payload')::json, null, null, (j.value ->> 'attempts')::smallint, null,
            (j.value ->> 'priority')::smallint, null)::graphile_worker.job_spec
    from jsonb_array_elements(p_jobs) with ordinality j order by j.ordinality))
$$;
grant execute on function enqueue_jobs(jsonb) to probity_app;
