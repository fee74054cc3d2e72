create or replace function package_items_of(p_package_id uuid) returns setof package_item
language sql stable security definer set search_path = pg_catalog, public as
$$ select i.* from public.package_item i join public.package p on p.id = i.package_id
   where i.package_id = p_package_id and (p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids()))
   order by i.sort $$;
grant execute on function package_items_of(uuid) to probity_app;
