-- Ends the place of one of the people of the account that is being erased. Who has no other one is nobody afterwards: no phone, no
-- name, no way in; the row stays, because kept bookings say that somebody did them. p_mobile is an encrypted empty text.
-- True when the person is nobody now.
create or replace function account_erase_person(p_user uuid, p_mobile bytea, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.account_erasing();
  phone text;
begin
  -- Whoever adds them elsewhere at this moment waits, or is seen.
  select u.mobile_index into phone from public.users u where u.id = p_user for update;
  if not exists (select from public.membership e where e.main_id = m and e.user_id = p_user) then return false; end if;
  delete from public.lost_phone where main_id = m and user_id = p_user;
  delete from public.notification_choice where main_id = m and user_id = p_user;
  delete from public.membership where main_id = m and user_id = p_user;
  delete from public.sessions where main_id = m and user_id = p_user;
  if exists (select from public.membership e where e.user_id = p_user) then return false; end if;
  delete from public.sessions where user_id = p_user;
  delete from public.sign_in_event where user_id = p_user;
  delete from public.wechat_ticket where user_id = p_user;
  delete from public.wechat_binding where user_id = p_user;
  delete from public.sms_code where mobile_index = phone;
  -- What another enterprise sends to the same phone, as to a candidate of its own, is that one's.
  delete from public.sms_outbox where mobile_index = phone
    and template in ('verifyCode', 'notification', 'securityNotice', 'userInvited');
  delete from public.sign_in_pause where account_index = phone;
  delete from public.sign_in_alarm where account_index = phone;
  delete from public.sign_in_wrong_code where account_index = phone;
  update public.users set nick_name = '–', mobile_index = 'erased:' || p_user::text, mobile_enc = p_mobile, email_enc = null,
      avatar_file_id = null, avatar_main_id = null, password_hash = null, language = null, signed_in_at = null, updated_at = p_at
    where id = p_user;
  return true;
end $$;
grant execute on function account_erase_person(uuid, bytea, timestamptz) to probity_app;
