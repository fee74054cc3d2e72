-- What was ordered never changes, what ended does not end again, and a payment is paid with the booking of its very amount.
create or replace function payment_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' or new.code_url is not null then raise exception 'a payment begins unpaid'; end if;
    return new;
  end if;
  if (new.out_trade_no, new.provider, new.merchant_id, new.app_id, new.amount, new.begun_by, new.expires_at)
    is distinct from
    (old.out_trade_no, old.provider, old.merchant_id, old.app_id, old.amount, old.begun_by, old.expires_at) then
    raise exception 'what a payment is for does not change';
  end if;
  if old.status in ('refunded', 'differs') or (old.status = 'paid' and new.status not in ('paid', 'refunded'))
    or (old.status = 'closed' and new.status = 'created') then
    raise exception 'a payment that ended does not change';
  end if;
  if old.booking_id is not null and (new.booking_id, new.transaction_id)
    is distinct from (old.booking_id, old.transaction_id) then
    raise exception 'a payment keeps its booking';
  end if;
  if new.status = 'paid' and old.status <> 'paid' and not exists (
    select from public.ledger_transaction t join public.ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
    where t.main_id = new.main_id and t.id = new.booking_id and t.kind = 'recharge' and t.reference = new.transaction_id
      and e.account_kind = 'available' and e.amount = new.amount) then
    raise exception 'a payment is paid with the booking of its amount';
  end if;
  return new;
end $$;
