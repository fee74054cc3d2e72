-- The application may add a job, and nothing else of the queue's schema.
create or replace function enqueue_job(task text, payload json, queue text, run_at timestamptz, max_attempts int, job_key text)
returns void language sql security definer set search_path = pg_catalog, public as $$
  select graphile_worker.add_job(identifier => task, payload => payload, queue_name => queue, run_at => run_at,
                                 max_attempts => max_attempts, job_key => job_key)
$$;
grant execute on function enqueue_job(text, json, text, timestamptz, int, text) to probity_app;
