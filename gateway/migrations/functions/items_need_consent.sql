-- The database itself refuses an item at work without consent.
create or replace function items_need_consent() returns trigger language plpgsql as $$
begin
  if new.status in ('running', 'awaitingInfo', 'done') and not exists (
    select from public.consent c
      join public.consent_item i on i.main_id = c.main_id and i.consent_id = c.id and i.given
      where c.main_id = new.main_id and c.check_id = new.check_id and i.check_item_id = new.id
        and (c.kind = 'electronic' or c.confirmed_at is not null)
        and (i.withdrawn_at is null or new.status = 'done')
  ) then
    raise exception 'item % has no consent', new.id using errcode = 'check_violation', constraint = 'items_need_consent';
  end if;
  return new;
end $$;
