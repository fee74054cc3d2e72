-- The application may add a job, and nothing else of the queue's schema. A lower priority goes first.
create or replace function enqueue_job(task text, payload json, queue text, run_at timestamptz, max_attempts int, job_key text,
                                       priority int default 0)
returns void language sql security definer set search_path = pg_catalog, public as $$
  select graphile_worker.add_job(identifier => task, payload => payload, queue_name => queue, run_at => run_at,
                                 max_attempts => max_attempts, job_key => job_key, priority => priority)
$$;
grant execute on function enqueue_job(text, json, text, timestamptz, int, text, int) to probity_app;
