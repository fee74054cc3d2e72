-- The items of some versions, each package beside its version, in the order in which they are shown.
create or replace function package_items_of(p_packages uuid[], p_versions int[]) returns setof package_item
language sql stable security definer set search_path = pg_catalog, public as
$$ select i.* from unnest(p_packages, p_versions) as asked (package_id, version)
     join public.package p on p.id = asked.package_id
     join public.package_item i on i.package_id = asked.package_id and i.version = asked.version
   where p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids())
   order by i.package_id, i.version, i.sort, i.item_code $$;
grant execute on function package_items_of(uuid[], int[]) to probity_app;
