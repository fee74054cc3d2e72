-- Rejected or withdrawn: its months can be asked for again.
create or replace function invoice_months_freed() returns trigger language plpgsql as $$
begin
  if new.status in ('rejected', 'withdrawn') then
    update public.invoice_month set holds = false where main_id = new.main_id and request_id = new.id;
  end if;
  return null;
end $$;
