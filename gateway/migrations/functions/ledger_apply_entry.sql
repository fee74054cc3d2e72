-- The balance of an account moves with its entries.
create or replace function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  perform set_config('app.ledger_entry', 'on', true);
  update public.ledger_account set balance = balance + new.amount where main_id = new.main_id and kind = new.account_kind;
  if not found then raise exception 'no ledger account % of %', new.account_kind, new.main_id; end if;
  perform set_config('app.ledger_entry', '', true);
  return null;
end $$;
