-- Wrong SMS codes of the ways in, by phone and network: guessed from many networks they raise the same alarm as passwords.
create table sign_in_wrong_code (
  account_index text not null,
  network_index text not null,
  tries         int not null,
  updated_at    timestamptz not null,
  primary key (account_index, network_index)
);

create function sign_in_code_wrong(p_account text, p_network text, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sign_in_wrong_code as w (account_index, network_index, tries, updated_at)
    values (p_account, p_network, 1, p_now)
    on conflict (account_index, network_index) do update
      set tries = case when w.updated_at > p_now - interval '1 day' then w.tries + 1 else 1 end, updated_at = p_now
$$;

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

create or replace function sign_in_alarm_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sign_in_alarm where raised_at < p_now - interval '2 days';
  delete from public.sign_in_wrong_code where updated_at < p_now - interval '2 days'
$$;
grant execute on function sign_in_code_wrong(text, text, timestamptz) to probity_app;

-- Whose link this was, for who holds one that has ended and is to be told whom to ask.
create function link_ended_main(p_hash text, p_now timestamptz) returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.main_id from public.link_token l
    where l.hash = p_hash and (l.revoked_at is not null or l.expires_at <= p_now)
$$;
grant execute on function link_ended_main(text, timestamptz) to probity_app;
