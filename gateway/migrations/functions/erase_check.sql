-- Everything about the person and the report goes, with the messages about it. What is left is a stub: who ordered which items
-- and when, and the proof of consent. p_mobile is an encrypted empty text: the column is never without a value.
create or replace function erase_check(p_check uuid, p_rule text, p_days int, p_mobile bytea, p_day date, p_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  items uuid[];
  files uuid[];
  phones text[];
begin
  perform public.erase_material(p_check, p_day, p_at);
  -- The list it was ordered from.
  delete from public.batch_change c using public.batch_row r where r.main_id = m and r.check_id = p_check
    and c.main_id = m and c.batch_id = r.batch_id;
  update public.batch_row set line_enc = null, cells_enc = null, mobile_index = null, id_index = null
    where main_id = m and check_id = p_check;
  select coalesce(array_agg(i.id), '{}') into items from public.check_item i where i.main_id = m and i.check_id = p_check;
  select coalesce(array_agg(e.file_id), '{}') into files from public.evidence e
    where e.main_id = m and e.check_item_id = any(items) and e.file_id is not null;
  select array_agg(p) into phones from (
    select c.mobile_index from public.checks c where c.main_id = m and c.id = p_check
    union select s.mobile_index from public.share_mobile s join public.share h on h.main_id = s.main_id and h.id = s.share_id
      where h.main_id = m and h.check_id = p_check) as t (p);
  delete from public.evidence where main_id = m and check_item_id = any(items);
  perform public.drop_files(files, p_at);
  delete from public.finding where main_id = m and check_item_id = any(items);
  delete from public.finding_version where main_id = m and check_item_id = any(items);
  delete from public.report_version where main_id = m and check_id = p_check;
  delete from public.review_point where main_id = m and review_id in (
    select r.id from public.report_review r where r.main_id = m and r.check_id = p_check);
  update public.report_review set comment_enc = null where main_id = m and check_id = p_check;
  -- Links end at once, and name no phone any more.
  update public.link_token set revoked_at = coalesce(revoked_at, p_at), mobile_indexes = '{erased}' where main_id = m
    and target_id in (select s.id from public.share s where s.main_id = m and s.check_id = p_check
                      union select v.id from public.invitation v where v.main_id = m and v.check_id = p_check);
  delete from public.share_view where main_id = m
    and share_id in (select id from public.share where main_id = m and check_id = p_check);
  delete from public.share_mobile where main_id = m
    and share_id in (select id from public.share where main_id = m and check_id = p_check);
  update public.share set revoked_at = coalesce(revoked_at, p_at) where main_id = m and check_id = p_check;
  delete from public.sms_outbox o where o.about_id = p_check;
  delete from public.sms_outbox o using public.check_message g where g.main_id = m and g.check_id = p_check and o.id = g.id;
  -- Codes of phones that nothing else here names; of others they go by their age.
  delete from public.sms_outbox o where o.template = 'verifyCode' and o.mobile_index = any(phones)
    and not exists (select from public.users u where u.mobile_index = o.mobile_index)
    and not exists (select from public.link_token l where l.mobile_indexes @> array[o.mobile_index]);
  delete from public.check_message where main_id = m and check_id = p_check;
  update public.work_item set handed_note_enc = null where main_id = m and check_id = p_check;
  update public.reveal set purpose = '' where main_id = m and check_id = p_check;
  update public.check_item set question = null, reason = null where main_id = m and check_id = p_check;
  update public.candidate set name = '–', mobile_enc = p_mobile, mobile_index = '', id_number_enc = null, id_index = null,
      updated_at = p_at
    where main_id = m and id = (select candidate_id from public.checks where main_id = m and id = p_check);
  delete from public.check_name_part n using public.checks c where c.main_id = m and c.id = p_check
    and n.main_id = m and n.check_id = p_check and n.part = any(c.name_parts);
  update public.checks set name_key = '', pinyin_key = '', name_parts = '{}', mobile_index = '', id_index = null, summary_enc = null,
      closed_reason_enc = null, erased_at = p_at, erased_rule = p_rule, erased_days = p_days, updated_at = p_at
    where main_id = m and id = p_check;
  -- What its batch is called may name somebody: it goes with the last of its people, once what its rows said is gone too.
  update public.batch b set name = null where b.main_id = m and b.ended_at is not null and b.erase_at is null
    and b.id = (select c.batch_id from public.checks c where c.main_id = m and c.id = p_check)
    and not exists (select from public.checks c where c.main_id = m and c.batch_id = b.id and c.erased_at is null);
end $$;
grant execute on function erase_check(uuid, text, int, bytea, date, timestamptz) to probity_app;
