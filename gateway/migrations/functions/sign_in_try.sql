-- Counts a try for its network and then for its account there (sign_in_reserve), before the password is looked at. Gives
-- 'network' or 'account' with the seconds of the pause, or 'go'. A network has p_limit failures in 10 minutes.
create or replace function sign_in_try(p_account text, p_network text, p_limit int, p_now timestamptz)
returns table (verdict text, wait int)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  n public.sign_in_network;
  v_wait int;
begin
  insert into public.sign_in_network (network_index, failures, since) values (p_network, 0, p_now) on conflict do nothing;
  select * into n from public.sign_in_network x where x.network_index = p_network for update;
  if n.failures = 0 or n.since <= p_now - interval '10 minutes' then
    n.failures := 0;
    n.since := p_now;
  end if;
  if n.failures >= p_limit then
    return query select 'network'::text,
      greatest(1, ceil(extract(epoch from n.since + interval '10 minutes' - p_now))::int);
    return;
  end if;
  v_wait := public.sign_in_reserve(p_account, p_network, p_now);
  if v_wait > 0 then
    -- Refused without a look at the password: no failure of the network's.
    return query select 'account'::text, v_wait;
    return;
  end if;
  update public.sign_in_network x set failures = n.failures + 1, since = n.since where x.network_index = p_network;
  return query select 'go'::text, 0;
end $$;
grant execute on function sign_in_try(text, text, int, timestamptz) to probity_app;
