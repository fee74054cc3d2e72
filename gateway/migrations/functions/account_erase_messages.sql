-- The next notifications, events and deliveries of the account that is being erased, and with the last of them its webhooks.
-- Gives how many went.
create or replace function account_erase_messages(p_limit int) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.account_erasing();
  ids uuid[];
  n int;
begin
  -- Events that are still to be told are left to the next turn: the job of each tells nobody who is gone.
  select coalesce(array_agg(e.id), '{}') into ids from (
    select x.id from public.domain_event x where x.main_id = m order by x.id limit p_limit) e;
  delete from public.notification where main_id = m and event_id = any(ids);
  delete from public.domain_event where main_id = m and id = any(ids);
  if cardinality(ids) > 0 then return cardinality(ids); end if;
  delete from public.webhook_delivery where main_id = m and id in (
    select d.id from public.webhook_delivery d where d.main_id = m order by d.id limit p_limit);
  get diagnostics n = row_count;
  if n > 0 then return n; end if;
  delete from public.webhook where main_id = m;
  return 0;
end $$;
grant execute on function account_erase_messages(int) to probity_app;
