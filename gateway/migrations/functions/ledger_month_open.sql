-- Nothing is booked into a month whose statement is closed.
create or replace function ledger_month_open() returns trigger language plpgsql as $$
declare
  v_closed date := (select max(s.month) from public.statement s where s.main_id = new.main_id);
begin
  if new.created_at < (v_closed + interval '1 month')::timestamp at time zone 'Asia/Shanghai' then
    raise exception 'the month % is closed: a later correction stands in the next', v_closed using errcode = 'check_violation';
  end if;
  return new;
end $$;
