-- The balances of accounts move with the entries of a statement (`entered`).
create or replace function ledger_apply_entry() returns trigger language plpgsql as $$
declare
  v_missing record;
begin
  perform set_config('app.ledger_entry', 'on', true);
  update public.ledger_account a set balance = a.balance + e.amount
    from (select main_id, account_kind, sum(amount) as amount from entered group by main_id, account_kind) e
    where a.main_id = e.main_id and a.kind = e.account_kind;
  perform set_config('app.ledger_entry', '', true);
  select e.account_kind, e.main_id into v_missing from entered e
    where not exists (select from public.ledger_account a where a.main_id = e.main_id and a.kind = e.account_kind) limit 1;
  if found then raise exception 'no ledger account % of %', v_missing.account_kind, v_missing.main_id; end if;
  return null;
end $$;
