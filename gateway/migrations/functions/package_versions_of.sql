-- The versions of one package that the transaction may read, the newest first: of a standard one those that counted by a moment.
create or replace function package_versions_of(p_package_id uuid, p_at timestamptz, p_limit int) returns table (
  id uuid, owner_main_id uuid, code text, active boolean, version int, name_en text, name_zh text, description_en text,
  description_zh text, price int, position_class text, saved_at timestamptz, saved_by uuid, published_at timestamptz,
  published_by uuid)
language sql stable security definer set search_path = pg_catalog, public as
$$ select p.id, p.owner_main_id, p.code, p.active and v.offered, v.version, v.name_en, v.name_zh, v.description_en,
     v.description_zh, v.price, v.position_class, v.saved_at,
     -- Who of the platform changed a standard package is no enterprise's business.
     case when p.owner_main_id is not null then v.saved_by end, coalesce(v.effective_at, v.published_at),
     case when p.owner_main_id is not null then v.published_by end
   from public.package p join public.package_version v on v.package_id = p.id
   where p.id = p_package_id and (p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids()))
     and v.withdrawn_at is null and (v.effective_at is null or v.effective_at <= p_at)
   order by v.version desc limit p_limit $$;
grant execute on function package_versions_of(uuid, timestamptz, int) to probity_app;
