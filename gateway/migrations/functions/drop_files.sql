-- Files that nothing names any more go; their bytes are noted for the job.
create or replace function drop_files(p_files uuid[], p_at timestamptz) returns void language plpgsql as $$
declare
  named uuid[] := public.files_named(p_files);
begin
  with gone as (
    delete from public.file_object f where f.main_id = public.app_main_id() and f.id = any(p_files) and f.id <> all(named)
    returning f.main_id, f.storage_key)
  insert into public.erased_object (main_id, storage_key, at) select main_id, storage_key, p_at from gone
    on conflict (main_id, storage_key) do update set at = excluded.at;
end $$;
