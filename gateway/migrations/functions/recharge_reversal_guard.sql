-- What was asked does not change, what was decided neither, and it is done only where the ledger took back this very recharge.
create or replace function recharge_reversal_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then raise exception 'a reversal begins waiting'; end if;
    if not exists (select from public.ledger_transaction t
      where t.main_id = new.main_id and t.id = new.booking_id and t.kind = 'recharge') then
      raise exception 'only a recharge is taken back so';
    end if;
    if new.given_back_by = 'provider' and not exists (select from public.payment p
      where p.main_id = new.main_id and p.booking_id = new.booking_id) then
      raise exception 'a provider gives back what it took alone';
    end if;
    return new;
  end if;
  if old.status <> 'waiting' then raise exception 'a reversal that was decided does not change'; end if;
  if (new.booking_id, new.reason, new.given_back_by, new.asked_by, new.asked_at)
    is distinct from (old.booking_id, old.reason, old.given_back_by, old.asked_by, old.asked_at) then
    raise exception 'what a reversal is about does not change';
  end if;
  if new.status = 'done' and not exists (select from public.ledger_transaction t
    where t.main_id = new.main_id and t.reverses_id = new.booking_id) then
    raise exception 'a reversal is done with its booking in the ledger';
  end if;
  return new;
end $$;
