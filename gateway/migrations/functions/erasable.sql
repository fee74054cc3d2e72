-- Refuses what is held or not closed. The functions that erase run as the owner, whom row-level security binds to the
-- transaction's account as well: the application role itself may delete none of it.
create or replace function erasable(p_check uuid, p_day date) returns void language plpgsql as $$
begin
  if not exists (select from public.checks c where c.main_id = public.app_main_id() and c.id = p_check
                 and c.closed_at is not null and c.status in ('reported', 'cancelled', 'expired')) then
    raise exception 'check % is not closed', p_check using errcode = 'check_violation';
  end if;
  if exists (select from public.legal_hold h where h.main_id = public.app_main_id() and h.check_id = p_check
             and h.released_at is null and (h.until is null or h.until >= p_day)) then
    raise exception 'check % is held', p_check using errcode = 'check_violation';
  end if;
end $$;
