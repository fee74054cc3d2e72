-- A balance changes through ledger entries and in no other way.
create or replace function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'a ledger account starts at 0' using errcode = 'check_violation'; end if;
  elsif new.balance <> old.balance and coalesce(current_setting('app.ledger_entry', true), '') <> 'on' then
    raise exception 'a balance changes through ledger entries only' using errcode = 'check_violation';
  end if;
  return new;
end $$;
