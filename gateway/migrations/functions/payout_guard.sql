-- What was asked does not change, what was decided neither, and each state stands with its booking in the ledger.
create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' or new.entered_by is not null then raise exception 'a payout begins waiting'; end if;
    if not exists (select from public.ledger_transaction t
      join public.ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'held'
      where t.main_id = new.main_id and t.kind = 'payoutHold' and t.reference = new.id::text and e.amount = new.amount) then
      raise exception 'a payout begins with its amount held';
    end if;
    return new;
  end if;
  if old.status <> 'waiting' then raise exception 'a payout that was decided does not change'; end if;
  if (new.amount, new.holder, new.bank_name, new.account_enc, new.account_tail, new.reason, new.asked_by, new.asked_at)
    is distinct from (old.amount, old.holder, old.bank_name, old.account_enc, old.account_tail, old.reason, old.asked_by, old.asked_at) then
    raise exception 'what a payout is about does not change';
  end if;
  if new.status = 'waiting' then return new; end if;
  -- Who pays enters it in an update of its own: both operators see the same reference.
  if (new.entered_by, new.bank_reference) is distinct from (old.entered_by, old.bank_reference) then
    raise exception 'what the first operator entered stands by itself';
  end if;
  if new.status = 'withdrawn' and old.entered_by is not null then raise exception 'a payout that was paid is not withdrawn'; end if;
  if not exists (select from public.ledger_transaction t where t.main_id = new.main_id and t.reference = new.id::text
    and t.kind = case new.status when 'paid' then 'payout' else 'payoutRelease' end) then
    raise exception 'a payout ends with its booking in the ledger';
  end if;
  return new;
end $$;
