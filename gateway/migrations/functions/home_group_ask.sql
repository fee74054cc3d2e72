-- Has the accounts that the transaction reads counted together, where they are neither few nor all but a few.
create or replace function home_group_ask() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_read uuid[];
  v_few constant int := 8;
begin
  if exists (select from public.home_group g where g.id = public.home_group_id()) then return; end if;
  v_read := public.app_main_ids();
  if cardinality(v_read) <= v_few or (select count(*) from public.main_account) - cardinality(v_read) <= v_few then return; end if;
  insert into public.home_group (id, main_ids) values (public.home_group_id(), v_read) on conflict do nothing;
end $$;
grant execute on function home_group_ask() to probity_app;
