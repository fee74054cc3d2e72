-- What was asked does not change, what was decided neither, and it is done only where the ledger gave back this very amount of this charge.
create or replace function charge_correction_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then raise exception 'a correction begins waiting'; end if;
    if not exists (select from public.ledger_transaction t
      where t.main_id = new.main_id and t.id = new.charge_id and t.kind = 'capture') then
      raise exception 'only a charge is given back so';
    end if;
    return new;
  end if;
  if old.status <> 'waiting' then raise exception 'a correction that was decided does not change'; end if;
  if (new.charge_id, new.amount, new.reason, new.asked_by, new.asked_at)
    is distinct from (old.charge_id, old.amount, old.reason, old.asked_by, old.asked_at) then
    raise exception 'what a correction is about does not change';
  end if;
  if new.status = 'done' and not exists (select from public.ledger_transaction t
    join public.ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
    where t.main_id = new.main_id and t.kind = 'correction' and t.reference = new.id::text and t.reverses_id = new.charge_id
      and e.amount = new.amount) then
    raise exception 'a correction is done with its booking in the ledger';
  end if;
  return new;
end $$;
