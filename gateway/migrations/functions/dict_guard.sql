-- What a change of a dictionary says never changes; it is withdrawn once.
create or replace function dict_guard() returns trigger language plpgsql as $$
begin
  if (new.main_id, new.id, new.type, new.entries, new.effective_on, new.effective_at, new.changed_by, new.changed_at)
      is distinct from
     (old.main_id, old.id, old.type, old.entries, old.effective_on, old.effective_at, old.changed_by, old.changed_at)
    or old.withdrawn_at is not null then
    raise exception 'a change of a dictionary does not change';
  end if;
  return new;
end $$;
