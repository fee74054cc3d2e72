-- What a change of a limit says never changes; it is withdrawn once.
create or replace function limit_guard() returns trigger language plpgsql as $$
begin
  if (new.main_id, new.id, new.name, new.value, new.reason, new.effective_on, new.effective_at, new.changed_by, new.changed_at)
      is distinct from
     (old.main_id, old.id, old.name, old.value, old.reason, old.effective_on, old.effective_at, old.changed_by, old.changed_at)
    or old.withdrawn_at is not null then
    raise exception 'a change of a limit does not change';
  end if;
  return new;
end $$;
