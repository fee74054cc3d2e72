-- What is left of the account that is being erased, once its checks, applications, messages and people are gone: its links, keys,
-- drafts, views, certification, departments, packages, tasks. What the law keeps stays: bookings, statements, invoices, recharges and
-- payouts, the signed contract, the proof of consent, the audit trail.
create or replace function account_erase_rest(p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.account_erasing();
begin
  delete from public.sessions s using public.link_token l where l.main_id = m and s.s_hash = l.hash;
  delete from public.link_code c using public.link_token l where l.main_id = m and c.link_hash = l.hash;
  delete from public.link_token where main_id = m;
  delete from public.api_key where main_id = m;
  delete from public.idempotency_key where main_id = m;
  delete from public.order_draft where main_id = m;
  delete from public.assignment where main_id = m;
  delete from public.batch_change where main_id = m;
  delete from public.batch_count where main_id = m;
  delete from public.batch_head where main_id = m;
  delete from public.batch where main_id = m;
  delete from public.default_view where main_id = m;
  delete from public.saved_view where main_id = m;
  delete from public.approval_rule where main_id = m;
  delete from public.balance_notice where main_id = m;
  delete from public.lost_phone where main_id = m;
  delete from public.sms_allowance where main_id = m;
  delete from public.certification_draft where main_id = m;
  delete from public.certification_reveal where main_id = m;
  delete from public.certification where main_id = m;
  delete from public.task where main_id = m and kind <> 'account.erase';
  -- None is in force any more, and why there were some is in the enterprise's own words.
  delete from public.legal_hold where main_id = m;
  -- The stubs of its checks: what was ordered and when, for the bookings that name it, in nobody's words.
  update public.reveal set purpose = '' where main_id = m and purpose <> '';
  update public.work_item set handed_note_enc = null where main_id = m and handed_note_enc is not null;
  update public.checks set position_title = '–', department_id = null, updated_at = p_at where main_id = m;
  update public.membership set department_id = null where main_id = m and department_id is not null;
  update public.department set parent_id = null where main_id = m;
  delete from public.department where main_id = m;
  update public.orders o set package_snapshot = o.package_snapshot || '{"name": {"en": "–", "zh": "–"}}' where o.main_id = m
    and exists (select from public.package p where p.id = o.package_id and p.owner_main_id = m);
  update public.package_item i set reason = null from public.package p where p.owner_main_id = m and i.package_id = p.id;
  update public.package_version v set name_en = '–', name_zh = '–', description_en = '', description_zh = '', position_class = null
    from public.package p where p.owner_main_id = m and v.package_id = p.id;
  update public.package set active = false where owner_main_id = m;
  -- What is kept of files has no name that somebody gave it.
  update public.file_object set original_name = 'file' where main_id = m;
  update public.account_closing set reason_enc = null where main_id = m and reason_enc is not null;
  update public.main_account set settings = '{}', auth_status = 0, updated_at = p_at where id = m;
end $$;
grant execute on function account_erase_rest(timestamptz) to probity_app;
