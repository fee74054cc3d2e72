-- Standard packages and those of the accounts the transaction reads.
create or replace function packages_of_account() returns setof package
language sql stable security definer set search_path = pg_catalog, public as
$$ select * from public.package p where p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids())
   order by p.sort, p.code, p.version $$;
grant execute on function packages_of_account() to probity_app;
