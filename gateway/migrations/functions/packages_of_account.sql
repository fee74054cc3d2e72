-- Standard packages and those of the accounts the transaction reads: of each the version that is ordered at a moment, and its draft.
create or replace function packages_of_account(p_at timestamptz) returns table (
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
   where (p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids()))
     and (v.published_at is null
       or v.version = (select max(n.version) from public.package_version n
                       where n.package_id = p.id and n.published_at is not null and n.withdrawn_at is null
                         and (n.effective_at is null or n.effective_at <= p_at)))
   order by p.owner_main_id is not null, p.sort, p.created_at, p.code, v.version $$;
grant execute on function packages_of_account(timestamptz) to probity_app;
