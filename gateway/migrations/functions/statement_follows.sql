-- A statement follows the one before without a gap, and its month is over.
create or replace function statement_follows() returns trigger language plpgsql as $$
declare
  v_before record;
begin
  select s.month, s.closing into v_before from public.statement s where s.main_id = new.main_id order by s.month desc limit 1;
  if v_before.month is not null and new.month <> (v_before.month + interval '1 month')::date then
    raise exception 'the statement of % does not follow that of %', new.month, v_before.month using errcode = 'check_violation';
  end if;
  if new.opening <> coalesce(v_before.closing, 0) then
    raise exception 'the statement of % opens with %, not with %', new.month, new.opening, coalesce(v_before.closing, 0)
      using errcode = 'check_violation';
  end if;
  if new.closed_at < (new.month + interval '1 month')::timestamp at time zone 'Asia/Shanghai' then
    raise exception 'the month % is not over', new.month using errcode = 'check_violation';
  end if;
  return new;
end $$;
