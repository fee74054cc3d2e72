-- The day on which a closing account is erased, or was; null for one that does not close.
create or replace function account_closes(p_main uuid) returns date
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.erase_on from public.account_closing c where c.main_id = p_main and c.status <> 'takenBack'
$$;
grant execute on function account_closes(uuid) to probity_app;
