-- Notes that the end of the calendar is told of that many days before. False when it was noted before.
create or replace function calendar_tell(p_until date, p_days int, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.calendar_notice (known_until, days, told_at) values (p_until, p_days, p_at) on conflict do nothing;
  return found;
end $$;
grant execute on function calendar_tell(date, int, timestamptz) to probity_app;
