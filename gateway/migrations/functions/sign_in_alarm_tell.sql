-- True for the first who comes to tell the person of it.
create or replace function sign_in_alarm_tell(p_account text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sign_in_alarm set told = true where account_index = p_account and not told;
  return found;
end $$;
grant execute on function sign_in_alarm_tell(text) to probity_app;
