-- What the candidate handed in goes: the form, the uploads, the answers, and what was to prove a dispute. The report stays.
create or replace function erase_material(p_check uuid, p_day date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  items uuid[];
  files uuid[];
begin
  perform public.erasable(p_check, p_day);
  select coalesce(array_agg(i.id), '{}') into items from public.check_item i where i.main_id = m and i.check_id = p_check;
  select coalesce(array_agg(f), '{}') into files from (
    select x.file_id from public.candidate_file x where x.main_id = m and x.check_id = p_check
    union select unnest(a.file_ids) from public.item_answer a where a.main_id = m and a.check_item_id = any(items)
    union select unnest(r.file_ids) from public.report_review r where r.main_id = m and r.check_id = p_check) as t (f);
  delete from public.candidate_form where main_id = m and check_id = p_check;
  delete from public.candidate_file where main_id = m and check_id = p_check;
  delete from public.item_answer where main_id = m and check_item_id = any(items);
  update public.report_review set file_ids = '{}' where main_id = m and check_id = p_check and file_ids <> '{}';
  perform public.drop_files(files, p_at);
  update public.checks set material_erased_at = p_at where main_id = m and id = p_check;
end $$;
grant execute on function erase_material(uuid, date, timestamptz) to probity_app;
