-- Counts a try before its password is looked at. Gives 0 when it may go on, else the seconds of the pause. The fifth
-- failure starts a pause of 10 minutes; each further five double it, up to 24 h. Two quiet days forget everything.
create or replace function sign_in_reserve(p_account text, p_network text, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare t public.sign_in_pause;
begin
  insert into public.sign_in_pause (account_index, network_index, failures, updated_at) values (p_account, p_network, 0, p_now)
    on conflict do nothing;
  select * into t from public.sign_in_pause where account_index = p_account and network_index = p_network for update;
  if t.paused_until > p_now then return greatest(1, ceil(extract(epoch from t.paused_until - p_now))::int); end if;
  if t.updated_at < p_now - interval '2 days' then t.failures := 0; t.level := 0; end if;
  t.failures := t.failures + 1;
  if t.failures >= 5 then
    t.paused_until := p_now + least(interval '10 minutes' * power(2, least(t.level, 10)), interval '24 hours');
    t.failures := 0;
    t.level := t.level + 1;
  else
    t.paused_until := null;
  end if;
  update public.sign_in_pause set failures = t.failures, level = t.level, paused_until = t.paused_until, updated_at = p_now
    where account_index = p_account and network_index = p_network;
  return 0;
end $$;
grant execute on function sign_in_reserve(text, text, timestamptz) to probity_app;
