-- The next rows of batches, applications and invitees of the account that is being erased, and with the last of them its forms and tags.
-- Gives how many went: none means that nothing is left.
create or replace function account_erase_applications(p_limit int) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.account_erasing();
  ids uuid[];
  n int;
begin
  -- As whoever changes rows holds their batch.
  perform from public.batch b where b.main_id = m order by b.id for update;
  delete from public.batch_row where main_id = m and id in (
    select r.id from public.batch_row r where r.main_id = m limit p_limit);
  get diagnostics n = row_count;
  if n > 0 then return n; end if;
  select coalesce(array_agg(a.id), '{}') into ids from (
    select x.id from public.application x where x.main_id = m order by x.id limit p_limit) a;
  delete from public.application_file where main_id = m and application_id = any(ids);
  delete from public.application_version where main_id = m and application_id = any(ids);
  delete from public.application where main_id = m and id = any(ids);
  if cardinality(ids) > 0 then return cardinality(ids); end if;
  delete from public.registration_invitee where main_id = m and id in (
    select i.id from public.registration_invitee i where i.main_id = m order by i.id limit p_limit);
  get diagnostics n = row_count;
  if n > 0 then return n; end if;
  delete from public.registration_form_version where main_id = m;
  delete from public.registration_form where main_id = m;
  delete from public.registration_tag where main_id = m;
  return 0;
end $$;
grant execute on function account_erase_applications(int) to probity_app;
