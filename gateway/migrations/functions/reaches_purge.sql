-- Lists of accounts that nobody came with for two days go.
create or replace function reaches_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as
$$ delete from public.reach where used_on < (p_now - interval '2 days')::date $$;
grant execute on function reaches_purge(timestamptz) to probity_app;
