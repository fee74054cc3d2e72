-- A decided recharge never changes; the limit it is held to is the platform's, whatever the application writes.
create or replace function recharge_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' or new.first_by is not null then raise exception 'a recharge begins waiting'; end if;
    return new;
  end if;
  if old.status <> 'waiting' then raise exception 'a recharge that was decided does not change'; end if;
  if (new.amount, new.reference, new.asked_by, new.paid_to)
      is distinct from (old.amount, old.reference, old.asked_by, old.paid_to) then
    raise exception 'what a recharge claims does not change';
  end if;
  if old.first_by is not null and (new.status = 'confirmed' or new.status = 'waiting')
    and (new.first_by, new.received_amount, new.bank_reference)
      is distinct from (old.first_by, old.received_amount, old.bank_reference) then
    raise exception 'both operators confirm the same recharge';
  end if;
  -- The first of two confirms in an update of its own.
  if old.first_by is null and new.first_by is not null and new.status <> 'waiting' then
    raise exception 'the first confirmation stands by itself';
  end if;
  new.two_persons_above := case when new.status = 'confirmed' then public.recharge_two_persons_above() end;
  return new;
end $$;
