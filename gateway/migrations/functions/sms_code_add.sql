-- Takes one of the allowed sendings or says why not. Two requests for one phone or address wait for each other.
create or replace function sms_code_add(p_id uuid, p_mobile_index text, p_ip_index text, p_scene text, p_code_hmac text, p_live boolean,
                             p_per_ip int, p_now timestamptz, p_expires timestamptz)
returns table (verdict text, retry_after int)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_last timestamptz;
  v_fifth timestamptz;
  v_day int;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms-ip:' || p_ip_index, 0));
  perform pg_advisory_xact_lock(hashtextextended('sms-mobile:' || p_mobile_index, 0));
  if (select count(*) from public.sms_code where ip_index = p_ip_index and sent_at > p_now - interval '1 minute') >= p_per_ip then
    return query select 'address'::text, 60;
    return;
  end if;
  select max(sent_at) into v_last from public.sms_code where mobile_index = p_mobile_index;
  if v_last > p_now - interval '60 seconds' then
    return query select 'soon'::text, greatest(1, ceil(extract(epoch from v_last + interval '60 seconds' - p_now))::int);
    return;
  end if;
  select count(*) into v_day from public.sms_code where mobile_index = p_mobile_index and sent_at > p_now - interval '1 day';
  if v_day >= 10 then
    return query select 'day'::text, 0;
    return;
  end if;
  select sent_at into v_fifth from public.sms_code where mobile_index = p_mobile_index and sent_at > p_now - interval '1 hour'
    order by sent_at desc offset 4 limit 1;
  if found then
    return query select 'soon'::text, greatest(1, ceil(extract(epoch from v_fifth + interval '1 hour' - p_now))::int);
    return;
  end if;
  insert into public.sms_code (id, mobile_index, ip_index, scene, code_hmac, live, sent_at, expires_at)
    values (p_id, p_mobile_index, p_ip_index, p_scene, p_code_hmac, p_live, p_now, p_expires);
  return query select 'sent'::text, 0;
end $$;
grant execute on function sms_code_add(uuid, text, text, text, text, boolean, int, timestamptz, timestamptz) to probity_app;
