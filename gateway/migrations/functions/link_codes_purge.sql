-- Codes of links count for a day.
create or replace function link_codes_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.link_code where sent_at < p_now - interval '1 day'
$$;
grant execute on function link_codes_purge(timestamptz) to probity_app;
