-- An invoice never changes but for being replaced, once.
create or replace function invoice_guard() returns trigger language plpgsql as $$
begin
  if old.replaced_at is not null then raise exception 'an invoice that was replaced does not change'; end if;
  if (new.main_id, new.id, new.request_id, new.file_id, new.number, new.issued_on, new.uploaded_by, new.uploaded_at)
    is distinct from (old.main_id, old.id, old.request_id, old.file_id, old.number, old.issued_on, old.uploaded_by, old.uploaded_at) then
    raise exception 'an invoice does not change';
  end if;
  return new;
end $$;
