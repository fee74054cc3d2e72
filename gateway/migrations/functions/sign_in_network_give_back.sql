-- A right password is no failure.
create or replace function sign_in_network_give_back(p_network text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sign_in_network set failures = greatest(0, failures - 1) where network_index = p_network
$$;
grant execute on function sign_in_network_give_back(text) to probity_app;
