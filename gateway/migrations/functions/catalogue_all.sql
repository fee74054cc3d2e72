-- The catalogue as it is now: names for lists.
create or replace function catalogue_all() returns setof catalogue_item
language sql stable security definer set search_path = pg_catalog, public as
$$ select * from public.catalogue_at(now()) $$;
grant execute on function catalogue_all() to probity_app;
