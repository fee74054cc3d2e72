-- After a right password (one network), or after a reset (null: every network).
create or replace function sign_in_clear(p_account text, p_network text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sign_in_pause where account_index = p_account and (p_network is null or network_index = p_network)
$$;
grant execute on function sign_in_clear(text, text) to probity_app;
