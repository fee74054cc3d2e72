-- A planned version of a standard package does not come; one that is in force is refused by the table.
create or replace function standard_package_withdraw(p_id uuid, p_version int, p_by uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if public.app_main_id() is distinct from public.platform_account() then
    raise exception 'standard packages are changed by the platform alone';
  end if;
  update public.package_version v set withdrawn_at = p_at, withdrawn_by = p_by
    from public.package p
    where p.id = v.package_id and p.owner_main_id is null and v.package_id = p_id and v.version = p_version
      and v.withdrawn_at is null;
  if not found then raise exception 'no version % of package % to withdraw', p_version, p_id; end if;
end $$;
grant execute on function standard_package_withdraw(uuid, int, uuid, timestamptz) to probity_app;
