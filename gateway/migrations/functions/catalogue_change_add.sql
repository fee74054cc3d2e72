-- A change of the catalogue, by the platform alone. The values are those of the columns, by their names.
create or replace function catalogue_change_add(
  p_id uuid, p_item text, p_on date, p_at timestamptz, p_values jsonb, p_by uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if public.app_main_id() is distinct from public.platform_account() then
    raise exception 'the catalogue is changed by the platform alone';
  end if;
  insert into public.catalogue_change (id, item_code, effective_on, effective_at, name_en, name_zh, what_en, what_zh, price,
      working_days, fields, field_rules, created_at, created_by)
    values (p_id, p_item, p_on, p_at, p_values ->> 'nameEn', p_values ->> 'nameZh', p_values ->> 'whatEn',
      p_values ->> 'whatZh', (p_values ->> 'price')::int, (p_values ->> 'workingDays')::int,
      array(select jsonb_array_elements_text(p_values -> 'fields')), p_values -> 'fieldRules', p_now, p_by);
end $$;
grant execute on function catalogue_change_add(uuid, text, date, timestamptz, jsonb, uuid, timestamptz) to probity_app;
