-- The accounts of a list, in order and with commas between them: thousands of ids in one text are read in a tenth of the time.
create or replace function reach_read(p_id uuid) returns text
language sql stable security definer set search_path = pg_catalog, public as
$$ select array_to_string(r.main_ids, ',') from public.reach r where r.id = p_id $$;
grant execute on function reach_read(uuid) to probity_app;
