-- Every version of every standard package, the newest first: planned and withdrawn ones are the platform's business.
create or replace function standard_package_versions() returns table (
  id uuid, code text, version int, name_en text, name_zh text, description_en text, description_zh text, price int,
  active boolean, effective_on date, effective_at timestamptz, saved_at timestamptz, saved_by uuid,
  withdrawn_at timestamptz, withdrawn_by uuid)
language sql stable security definer set search_path = pg_catalog, public as
$$ select p.id, p.code, v.version, v.name_en, v.name_zh, v.description_en, v.description_zh, v.price, p.active and v.offered,
     v.effective_on, v.effective_at, v.saved_at, v.saved_by, v.withdrawn_at, v.withdrawn_by
   from public.package p join public.package_version v on v.package_id = p.id
   where p.owner_main_id is null and public.app_main_id() = public.platform_account()
   order by p.sort, p.code, v.version desc $$;
grant execute on function standard_package_versions() to probity_app;
