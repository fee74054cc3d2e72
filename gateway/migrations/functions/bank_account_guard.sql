-- A change of the bank account begins waiting. What it asks for never changes, nor what became of it: what was signed off can be
-- withdrawn, and once it counts its customers are told, once each.
create or replace function bank_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then raise exception 'a change of the bank account begins waiting'; end if;
    return new;
  end if;
  if (new.main_id, new.id, new.account_name, new.bank_name, new.account_no, new.reason, new.effective_on, new.asked_by, new.asked_at)
      is distinct from
     (old.main_id, old.id, old.account_name, old.bank_name, old.account_no, old.reason, old.effective_on, old.asked_by, old.asked_at)
  then
    raise exception 'what a change of the bank account asks for does not change';
  end if;
  if old.status <> 'waiting' and (new.status, new.decided_by, new.decided_at, new.effective_at, new.refusal)
      is distinct from (old.status, old.decided_by, old.decided_at, old.effective_at, old.refusal)
    or old.withdrawn_at is not null or old.told_at is not null then
    raise exception 'what became of a change of the bank account does not change';
  end if;
  return new;
end $$;
