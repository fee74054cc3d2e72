-- The accounts that close or are being erased.
create or replace function closings_open() returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.main_id from public.account_closing c where c.status in ('closing', 'erasing') order by c.erase_on, c.main_id
$$;
grant execute on function closings_open() to probity_app;
