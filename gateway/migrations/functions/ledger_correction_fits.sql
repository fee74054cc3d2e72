-- What is given back of a charge goes from what was spent to what is available, for the same item and order, and all of it together is
-- never more than the charge. A charge that was taken back whole has nothing left to give.
create or replace function ledger_correction_fits() returns trigger language plpgsql as $$
declare
  v_charge bigint := (select e.amount from public.ledger_transaction t
    join public.ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'spent'
    where t.main_id = new.main_id and t.id = new.reverses_id and t.kind = 'capture'
      and t.order_id is not distinct from new.order_id and t.check_item_id is not distinct from new.check_item_id);
  v_given bigint := (select sum(e.amount) from public.ledger_transaction t
    join public.ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
    where t.main_id = new.main_id and t.reverses_id = new.reverses_id);
begin
  if v_charge is null or v_given > v_charge or exists (select from public.ledger_transaction t
      where t.main_id = new.main_id and t.reverses_id = new.reverses_id and t.kind <> 'correction')
    or exists (select from public.ledger_entry e where e.main_id = new.main_id and e.transaction_id = new.id
      and (case e.account_kind when 'available' then e.amount < 0 when 'spent' then e.amount > 0 else true end))
  then
    raise exception 'ledger transaction % does not fit what is left of charge %', new.id, new.reverses_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
