-- Two codes, of the old phone and of the new: both are spent or none. A try counts against both. Gives which is wrong.
create or replace function sms_code_spend_pair(
  p_old_index text, p_old_scene text, p_old_hmac text,
  p_new_index text, p_new_scene text, p_new_hmac text, p_now timestamptz
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_old uuid;
  v_new uuid;
  v_old_right boolean;
  v_new_right boolean;
begin
  select id into v_old from public.sms_code where mobile_index = p_old_index and scene = p_old_scene
    order by sent_at desc, id desc limit 1;
  select id into v_new from public.sms_code where mobile_index = p_new_index and scene = p_new_scene
    order by sent_at desc, id desc limit 1;
  update public.sms_code c set tries = c.tries + 1
    where c.id = v_old and c.tries < 5 and c.used_at is null and c.expires_at > p_now
    returning c.live and c.code_hmac = p_old_hmac into v_old_right;
  update public.sms_code c set tries = c.tries + 1
    where c.id = v_new and c.tries < 5 and c.used_at is null and c.expires_at > p_now
    returning c.live and c.code_hmac = p_new_hmac into v_new_right;
  if not coalesce(v_old_right, false) then return 'old'; end if;
  if not coalesce(v_new_right, false) then return 'new'; end if;
  update public.sms_code set used_at = p_now where id in (v_old, v_new);
  return 'right';
end $$;
grant execute on function sms_code_spend_pair(text, text, text, text, text, text, timestamptz) to probity_app;
