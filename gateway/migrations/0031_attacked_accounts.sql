-- Wrong passwords for one phone from many networks: no pause of one account on one network sees them together.

-- When the alarm was last raised for a phone (also one that nobody has: both cost the same), and whether it was told.
create table sign_in_alarm (
  account_index text primary key,
  raised_at     timestamptz not null,
  told          boolean not null
);

-- True when the wrong passwords of a day, as the pauses count them, come from enough networks and are enough: once a day.
create function sign_in_alarm_raise(p_account text, p_networks int, p_tries int, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_networks int;
  v_tries bigint;
begin
  select count(*), sum(few.tries) into v_networks, v_tries from (
    select p.failures + 5 * p.level as tries from public.sign_in_pause p
      where p.account_index = p_account and p.updated_at > p_now - interval '1 day' limit 1000) few;
  if v_networks < p_networks or v_tries < p_tries then return false; end if;
  insert into public.sign_in_alarm as a (account_index, raised_at, told) values (p_account, p_now, false)
    on conflict (account_index) do update set raised_at = p_now, told = false where a.raised_at <= p_now - interval '1 day';
  return found;
end $$;

-- True for the first who comes to tell the person of it.
create function sign_in_alarm_tell(p_account text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sign_in_alarm set told = true where account_index = p_account and not told;
  return found;
end $$;

create function sign_in_alarm_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sign_in_alarm where raised_at < p_now - interval '2 days'
$$;
grant execute on function sign_in_alarm_raise(text, int, int, timestamptz), sign_in_alarm_tell(text),
  sign_in_alarm_purge(timestamptz) to probity_app;
