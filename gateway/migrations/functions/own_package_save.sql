-- Keeps the draft of an own package with its items, and makes the package where it is new. The items are
-- [{itemCode, copies, price, reason}], in the order in which they are shown. A published version is never touched.
create or replace function own_package_save(
  p_id uuid, p_code text, p_version int, p_name text, p_description text, p_class text, p_price int, p_items jsonb,
  p_by uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.package (id, owner_main_id, code, created_at) values (p_id, public.app_main_id(), p_code, p_at)
    on conflict (id) do nothing;
  perform 1 from public.package p where p.id = p_id and p.owner_main_id = public.app_main_id() for update;
  if not found then raise exception 'package % is none of this account', p_id; end if;
  insert into public.package_version as v (package_id, version, name_en, name_zh, description_en, description_zh, price,
      position_class, saved_at, saved_by)
    values (p_id, p_version, p_name, p_name, p_description, p_description, p_price, p_class, p_at, p_by)
    on conflict (package_id, version) do update
      set name_en = excluded.name_en, name_zh = excluded.name_zh, description_en = excluded.description_en,
          description_zh = excluded.description_zh, price = excluded.price, position_class = excluded.position_class,
          saved_at = excluded.saved_at, saved_by = excluded.saved_by
      where v.published_at is null;
  if not found then raise exception 'version % of package % is published', p_version, p_id; end if;
  delete from public.package_item i where i.package_id = p_id and i.version = p_version;
  insert into public.package_item (package_id, version, item_code, copies, price, reason, sort)
    select p_id, p_version, given.value ->> 'itemCode', (given.value ->> 'copies')::int, (given.value ->> 'price')::int,
      given.value ->> 'reason', given.ordinality * 10
    from jsonb_array_elements(p_items) with ordinality as given;
end $$;
grant execute on function own_package_save(uuid, text, int, text, text, text, int, jsonb, uuid, timestamptz) to probity_app;
