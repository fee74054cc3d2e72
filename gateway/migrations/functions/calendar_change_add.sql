-- A change of a year, by the platform alone. A day that has begun in China stays what it was in a complete year: promises were kept
-- by it. Of a year that was never complete it was only estimated.
create or replace function calendar_change_add(
  p_id uuid, p_year int, p_periods jsonb, p_complete boolean, p_by uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  today date := (p_now at time zone 'Asia/Shanghai')::date;
  was jsonb := coalesce((select c.periods from public.calendar_change c where c.year = p_year order by c.seq desc limit 1), '[]');
begin
  if public.app_main_id() is distinct from public.platform_account() then
    raise exception 'the calendar is changed by the platform alone';
  end if;
  if coalesce((select c.complete from public.calendar_change c where c.year = p_year order by c.seq desc limit 1), false) and exists (
    select from (select * from public.calendar_days(was) where day <= today) w
      full join (select * from public.calendar_days(p_periods) where day <= today) n using (day)
    where (w.kind, w.occasion) is distinct from (n.kind, n.occasion)
  ) then
    raise exception 'a day that has begun does not change';
  end if;
  insert into public.calendar_change (id, year, periods, complete, created_at, created_by)
    values (p_id, p_year, p_periods, p_complete, p_now, p_by);
end $$;
grant execute on function calendar_change_add(uuid, int, jsonb, boolean, uuid, timestamptz) to probity_app;
