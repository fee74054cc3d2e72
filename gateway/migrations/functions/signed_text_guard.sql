-- A version begins waiting. Its words, its day and who wrote it never change, nor what became of it: only what was signed off
-- can still be withdrawn.
create or replace function signed_text_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then raise exception 'a version of a signed text begins waiting'; end if;
    return new;
  end if;
  if (new.main_id, new.id, new.kind, new.version, new.words, new.sign_anew, new.effective_on, new.written_by, new.written_at)
      is distinct from
     (old.main_id, old.id, old.kind, old.version, old.words, old.sign_anew, old.effective_on, old.written_by, old.written_at) then
    raise exception 'what a version of a signed text says does not change';
  end if;
  if old.status = 'sentBack' or old.withdrawn_at is not null or (old.status = 'signedOff'
      and (new.status, new.decided_by, new.decided_at, new.effective_at) is distinct from
          (old.status, old.decided_by, old.decided_at, old.effective_at)) then
    raise exception 'what became of a version of a signed text does not change';
  end if;
  return new;
end $$;
