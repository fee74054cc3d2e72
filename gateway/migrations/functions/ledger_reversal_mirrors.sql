-- A reversal books exactly the opposite, of what nothing was given back of. A hold is undone by releasing its items, and a reversal by booking anew.
create or replace function ledger_reversal_mirrors() returns trigger language plpgsql as $$
begin
  if not exists (select from public.ledger_transaction t where t.main_id = new.main_id and t.id = new.reverses_id
      and t.kind in ('recharge', 'capture', 'release') and t.check_item_id is not distinct from new.check_item_id)
    or exists (
      (select account_kind, -amount from public.ledger_entry where main_id = new.main_id and transaction_id = new.reverses_id
        except select account_kind, amount from public.ledger_entry where main_id = new.main_id and transaction_id = new.id)
      union all
      (select account_kind, amount from public.ledger_entry where main_id = new.main_id and transaction_id = new.id
        except select account_kind, -amount from public.ledger_entry where main_id = new.main_id and transaction_id = new.reverses_id))
    or exists (select from public.ledger_transaction t
      where t.main_id = new.main_id and t.reverses_id = new.reverses_id and t.kind <> 'reversal')
  then
    raise exception 'ledger transaction % does not reverse %', new.id, new.reverses_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
