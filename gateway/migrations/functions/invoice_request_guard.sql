-- A request that was decided never changes, nor what an open one asks for.
create or replace function invoice_request_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then raise exception 'a request for an invoice begins waiting'; end if;
    return new;
  end if;
  if old.status <> 'waiting' then raise exception 'a request for an invoice that was decided does not change'; end if;
  if (new.kind, new.title, new.tax_number, new.details_enc, new.asked_by)
    is distinct from (old.kind, old.title, old.tax_number, old.details_enc, old.asked_by) then
    raise exception 'what a request for an invoice asks for does not change';
  end if;
  return new;
end $$;
