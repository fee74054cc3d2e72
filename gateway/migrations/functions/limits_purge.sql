-- Counts that no limit looks at any more go.
create or replace function limits_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sms_allowance where sent_at < p_now - interval '2 days';
  delete from public.sign_in_network where since < p_now - interval '1 day';
  delete from public.sms_outbox where status = 'expired' and updated_at < p_now - interval '3 days';
$$;
grant execute on function limits_purge(timestamptz) to probity_app;
