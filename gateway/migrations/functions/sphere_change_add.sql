-- A change of the public settings, by the platform alone. The values are those of the call, by their names.
create or replace function sphere_change_add(
  p_id uuid, p_on date, p_at timestamptz, p_values jsonb, p_by uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if public.app_main_id() is distinct from public.platform_account() then
    raise exception 'the public settings are changed by the platform alone';
  end if;
  insert into public.sphere_change (id, effective_on, effective_at, customer_phone, customer_email, service_hours, icp_number,
      created_at, created_by)
    values (p_id, p_on, p_at, p_values ->> 'customerPhone', p_values ->> 'customerEmail', p_values ->> 'serviceHours',
      p_values ->> 'icpNumber', p_now, p_by);
end $$;
grant execute on function sphere_change_add(uuid, date, timestamptz, jsonb, uuid, timestamptz) to probity_app;
