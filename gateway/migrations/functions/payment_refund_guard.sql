-- A refund belongs to a payment whose very booking two operators took back, to be given back by the provider; it is of the whole amount.
-- What was asked does not change, and what was given back stays so; what ended otherwise is given back after all at most.
create or replace function payment_refund_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'asked' or new.tried_at is not null then raise exception 'a refund begins unasked'; end if;
    if not exists (select from public.payment p
      join public.recharge_reversal r on r.main_id = p.main_id and r.booking_id = p.booking_id
      join public.ledger_transaction t on t.main_id = p.main_id and t.reverses_id = p.booking_id and t.kind = 'reversal'
      join public.ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
      where p.main_id = new.main_id and p.id = new.payment_id and p.amount = new.amount and p.status = 'paid'
        and r.id = new.reversal_id and r.status = 'done' and r.given_back_by = 'provider' and e.amount = -new.amount) then
      raise exception 'a refund is asked for with the reversal of its very payment';
    end if;
    return new;
  end if;
  if (new.payment_id, new.reversal_id, new.out_refund_no, new.amount, new.asked_at)
    is distinct from (old.payment_id, old.reversal_id, old.out_refund_no, old.amount, old.asked_at) then
    raise exception 'what a refund is for does not change';
  end if;
  if old.status = 'success' or (old.status in ('closed', 'refused', 'differs', 'unasked') and new.status not in (old.status, 'success'))
    or (new.status = 'asked' and old.status <> 'asked') then
    raise exception 'a refund that ended does not change';
  end if;
  return new;
end $$;
