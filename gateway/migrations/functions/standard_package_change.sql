-- A new version of a standard package from a moment on, by the platform alone. The values are those of the columns, by their
-- names; the items are [{itemCode, copies, price}], in the order in which they are shown.
create or replace function standard_package_change(
  p_id uuid, p_version int, p_on date, p_at timestamptz, p_values jsonb, p_items jsonb, p_by uuid, p_now timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if public.app_main_id() is distinct from public.platform_account() then
    raise exception 'standard packages are changed by the platform alone';
  end if;
  perform 1 from public.package p where p.id = p_id and p.owner_main_id is null for update;
  if not found then raise exception 'package % is no standard package', p_id; end if;
  insert into public.package_version (package_id, version, name_en, name_zh, description_en, description_zh, price, saved_at,
      saved_by, published_at, published_by, effective_on, effective_at, offered)
    values (p_id, p_version, p_values ->> 'nameEn', p_values ->> 'nameZh', p_values ->> 'descriptionEn',
      p_values ->> 'descriptionZh', (p_values ->> 'price')::int, p_now, p_by, p_now, p_by, p_on, p_at,
      (p_values ->> 'active')::boolean);
  insert into public.package_item (package_id, version, item_code, copies, price, sort)
    select p_id, p_version, given.value ->> 'itemCode', (given.value ->> 'copies')::int, (given.value ->> 'price')::int,
      given.ordinality * 10
    from jsonb_array_elements(p_items) with ordinality as given;
end $$;
grant execute on function standard_package_change(uuid, int, date, timestamptz, jsonb, jsonb, uuid, timestamptz) to probity_app;
