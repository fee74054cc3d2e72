-- Signature, name, phone, address and the signed words go; that consent was given to which items, when and to which text stays.
create or replace function erase_consent(p_check uuid, p_day date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  files uuid[];
begin
  perform public.erasable(p_check, p_day);
  select coalesce(array_agg(f), '{}') into files from (
    select c.file_id from public.consent c where c.main_id = m and c.check_id = p_check and c.file_id is not null
    union select c.paper_file_id from public.checks c where c.main_id = m and c.id = p_check and c.paper_file_id is not null)
    as t (f);
  update public.consent set erased_at = p_at, signed_name_enc = null, signed_text = null, file_id = null,
      mobile_index = case when mobile_index is null then null else '' end,
      signature_enc = case when signature_enc is null then null else ''::bytea end,
      ip = case when ip is null then null else '' end
    where main_id = m and check_id = p_check and erased_at is null;
  update public.checks set paper_file_id = null where main_id = m and id = p_check;
  perform public.drop_files(files, p_at);
end $$;
grant execute on function erase_consent(uuid, date, timestamptz) to probity_app;
