-- The database itself refuses a check past awaitingConsent without consent.
create or replace function checks_need_consent() returns trigger language plpgsql as $$
begin
  if new.status in ('inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed') and not exists (
    select from public.consent c
      join public.consent_item i on i.main_id = c.main_id and i.consent_id = c.id and i.given
      where c.main_id = new.main_id and c.check_id = new.id
        and (c.kind = 'electronic' or c.confirmed_at is not null)
  ) then
    raise exception 'check % has no consent', new.id using errcode = 'check_violation', constraint = 'checks_need_consent';
  end if;
  return new;
end $$;
