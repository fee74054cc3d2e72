-- Every change of the catalogue, the newest first: planned ones are the platform's business.
create or replace function catalogue_changes() returns setof catalogue_change
language sql stable security definer set search_path = pg_catalog, public as
$$ select c.* from public.catalogue_change c where public.app_main_id() = public.platform_account()
   order by c.created_at desc, c.id desc $$;
grant execute on function catalogue_changes() to probity_app;
