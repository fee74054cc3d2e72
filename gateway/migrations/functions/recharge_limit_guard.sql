-- A change of the limit begins waiting, says the same until it is decided, and never changes after.
create or replace function recharge_limit_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then raise exception 'a change of the limit begins waiting'; end if;
    return new;
  end if;
  if old.status <> 'waiting' then raise exception 'a change of the limit that was decided does not change'; end if;
  if (new.above, new.asked_by, new.asked_at) is distinct from (old.above, old.asked_by, old.asked_at) then
    raise exception 'what a change of the limit asks for does not change';
  end if;
  return new;
end $$;
