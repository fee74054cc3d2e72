-- The list of accounts that the transaction names by its id; none where there is no such list.
create or replace function app_reach() returns uuid[] language plpgsql stable parallel safe security definer
set search_path = pg_catalog, public as $$
begin
  return coalesce((select r.main_ids from public.reach r where r.id = current_setting('app.reach')::uuid), '{}');
end $$;
grant execute on function app_reach() to probity_app;
