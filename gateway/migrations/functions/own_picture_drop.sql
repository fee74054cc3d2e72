-- A picture that was replaced or taken back goes, unless something else names it. The owner is bound by row-level security,
-- so the transaction has to work for the account that keeps the file.
create or replace function own_picture_drop(p_file uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select public.drop_files(array(select f.id from public.file_object f where f.main_id = public.app_main_id()
    and f.id = p_file and f.created_by = public.app_user_id() and f.kind = 'upload'), p_now)
$$;
grant execute on function own_picture_drop(uuid, timestamptz) to probity_app;
