-- Refuses to erase in an account whose erasure has not begun. What erases calls it first and gets the account.
create or replace function account_erasing() returns uuid language plpgsql stable as $$
declare
  m uuid := public.app_main_id();
begin
  if not exists (select from public.account_closing c where c.main_id = m and c.status = 'erasing') then
    raise exception 'account % is not being erased', m using errcode = 'check_violation';
  end if;
  return m;
end $$;
grant execute on function account_erasing() to probity_app;
