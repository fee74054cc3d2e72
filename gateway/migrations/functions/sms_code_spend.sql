-- Spends a code. Only the newest of its phone and scene counts; the row lock lets five guesses through, however many come
-- at once, and the right one once.
create or replace function sms_code_spend(p_mobile_index text, p_scene text, p_code_hmac text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id uuid;
  v_right boolean;
begin
  select id into v_id from public.sms_code where mobile_index = p_mobile_index and scene = p_scene
    order by sent_at desc, id desc limit 1;
  update public.sms_code c set tries = c.tries + 1
    where c.id = v_id and c.tries < 5 and c.used_at is null and c.expires_at > p_now
    returning c.live and c.code_hmac = p_code_hmac into v_right;
  if not coalesce(v_right, false) then return false; end if;
  update public.sms_code set used_at = p_now where id = v_id;
  return true;
end $$;
grant execute on function sms_code_spend(text, text, text, timestamptz) to probity_app;
