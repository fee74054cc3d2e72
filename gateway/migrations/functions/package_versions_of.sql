-- The versions of one package that the transaction may read, the newest first.
create or replace function package_versions_of(p_package_id uuid, p_limit int) returns table (
  id uuid, owner_main_id uuid, code text, active boolean, version int, name_en text, name_zh text, description_en text,
  description_zh text, price int, position_class text, saved_at timestamptz, saved_by uuid, published_at timestamptz,
  published_by uuid)
language sql stable security definer set search_path = pg_catalog, public as
$$ select p.id, p.owner_main_id, p.code, p.active, v.version, v.name_en, v.name_zh, v.description_en, v.description_zh,
     v.price, v.position_class, v.saved_at, v.saved_by, v.published_at, v.published_by
   from public.package p join public.package_version v on v.package_id = p.id
   where p.id = p_package_id and (p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids()))
   order by v.version desc limit p_limit $$;
grant execute on function package_versions_of(uuid, int) to probity_app;
