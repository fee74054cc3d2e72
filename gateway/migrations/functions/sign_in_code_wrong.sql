-- Counts a wrong SMS code of a phone from a network, day by day.
create or replace function sign_in_code_wrong(p_account text, p_network text, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sign_in_wrong_code as w (account_index, network_index, tries, updated_at)
    values (p_account, p_network, 1, p_now)
    on conflict (account_index, network_index) do update
      set tries = case when w.updated_at > p_now - interval '1 day' then w.tries + 1 else 1 end, updated_at = p_now
$$;
grant execute on function sign_in_code_wrong(text, text, timestamptz) to probity_app;
