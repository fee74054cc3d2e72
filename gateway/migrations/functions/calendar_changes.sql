-- What was changed of a year, the newest first: the platform's business.
create or replace function calendar_changes(p_year int) returns setof calendar_change
language sql stable security definer set search_path = pg_catalog, public as
$$ select c.* from public.calendar_change c
   where public.app_main_id() = public.platform_account() and (p_year is null or c.year = p_year) order by c.seq desc $$;
grant execute on function calendar_changes(int) to probity_app;
