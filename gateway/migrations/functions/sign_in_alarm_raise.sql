-- True when the wrong passwords and codes of a day come from enough networks and are enough: once a day.
create or replace function sign_in_alarm_raise(p_account text, p_networks int, p_tries int, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_networks int;
  v_tries bigint;
begin
  select count(distinct network_index), sum(few.tries) into v_networks, v_tries from (
    (select p.network_index, p.failures + 5 * p.level as tries from public.sign_in_pause p
      where p.account_index = p_account and p.updated_at > p_now - interval '1 day' limit 1000)
    union all
    (select w.network_index, w.tries from public.sign_in_wrong_code w
      where w.account_index = p_account and w.updated_at > p_now - interval '1 day' limit 1000)) few;
  if v_networks < p_networks or v_tries < p_tries then return false; end if;
  insert into public.sign_in_alarm as a (account_index, raised_at, told) values (p_account, p_now, false)
    on conflict (account_index) do update set raised_at = p_now, told = false where a.raised_at <= p_now - interval '1 day';
  return found;
end $$;
grant execute on function sign_in_alarm_raise(text, int, int, timestamptz) to probity_app;
