-- Each step of a closing comes after the one before it, and the erasure begins on its day or later, with nothing open, nothing held
-- and no money left.
create or replace function account_closing_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'closing' then raise exception 'a closing begins with being asked for'; end if;
    return new;
  end if;
  if (new.asked_by, new.asked_at, new.erase_on) is distinct from (old.asked_by, old.asked_at, old.erase_on)
    or (new.reason_enc is distinct from old.reason_enc and new.reason_enc is not null) then
    raise exception 'what was asked does not change';
  end if;
  if old.status in ('takenBack', 'erased') then
    -- But for the reason, which goes with the rest of the account.
    old.reason_enc := new.reason_enc;
    if new is distinct from old then raise exception 'a closing that ended does not change'; end if;
  end if;
  if new.status = old.status then return new; end if;
  if (old.status, new.status) not in (('closing', 'takenBack'), ('closing', 'erasing'), ('erasing', 'erased')) then
    raise exception 'a closing does not go from % to %', old.status, new.status;
  end if;
  if new.status <> 'erasing' then return new; end if;
  if (new.erasing_since at time zone 'Asia/Shanghai')::date < new.erase_on then
    raise exception 'an erasure does not begin before its day';
  end if;
  if exists (select from public.ledger_account a where a.main_id = new.main_id and a.kind in ('available', 'held') and a.balance <> 0)
    or exists (select from public.checks c where c.main_id = new.main_id
      and (c.closed_at is null or c.status not in ('reported', 'cancelled', 'expired')))
    or exists (select from public.legal_hold h where h.main_id = new.main_id and h.released_at is null
      and (h.until is null or h.until >= (new.erasing_since at time zone 'Asia/Shanghai')::date)) then
    raise exception 'an erasure waits for what is open';
  end if;
  return new;
end $$;
