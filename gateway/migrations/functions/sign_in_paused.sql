-- Seconds of the pause, for the other ways in; counts nothing.
create or replace function sign_in_paused(p_account text, p_network text, p_now timestamptz) returns int
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce((select greatest(1, ceil(extract(epoch from t.paused_until - p_now))::int) from public.sign_in_pause t
    where t.account_index = p_account and t.network_index = p_network and t.paused_until > p_now), 0)
$$;
grant execute on function sign_in_paused(text, text, timestamptz) to probity_app;
