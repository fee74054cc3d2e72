-- Alarms and wrong codes of the day before yesterday go.
create or replace function sign_in_alarm_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sign_in_alarm where raised_at < p_now - interval '2 days';
  delete from public.sign_in_wrong_code where updated_at < p_now - interval '2 days'
$$;
grant execute on function sign_in_alarm_purge(timestamptz) to probity_app;
