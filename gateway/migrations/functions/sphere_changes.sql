-- Every change of the public settings, the newest first: planned ones are the platform's business.
create or replace function sphere_changes() returns setof sphere_change
language sql stable security definer set search_path = pg_catalog, public as
$$ select c.* from public.sphere_change c where public.app_main_id() = public.platform_account()
   order by c.created_at desc, c.id desc $$;
grant execute on function sphere_changes() to probity_app;
