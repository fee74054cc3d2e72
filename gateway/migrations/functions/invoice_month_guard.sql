-- What is invoiced for a month is what its statement says was spent; a month that was set free is not taken again by its old request.
create or replace function invoice_month_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.main_id, new.request_id, new.statement_id, new.amount)
      is distinct from (old.main_id, old.request_id, old.statement_id, old.amount) then
      raise exception 'a month of a request for an invoice does not change';
    end if;
    if new.holds <> exists (select from public.invoice_request r
      where r.main_id = new.main_id and r.id = new.request_id and r.status in ('waiting', 'issued')) then
      raise exception 'a month holds as long as its request is open or issued';
    end if;
    return new;
  end if;
  if not new.holds or not exists (select from public.invoice_request r
    where r.main_id = new.main_id and r.id = new.request_id and r.status = 'waiting') then
    raise exception 'a month is asked for with its request';
  end if;
  if not exists (select from public.statement s where s.main_id = new.main_id and s.id = new.statement_id
    and s.charged - s.charges_reversed = new.amount) then
    raise exception 'a month is invoiced with what its statement says was spent';
  end if;
  return new;
end $$;
