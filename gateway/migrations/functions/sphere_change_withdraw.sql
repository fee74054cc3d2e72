-- A planned change does not come; one that is in force is refused by the table.
create or replace function sphere_change_withdraw(p_id uuid, p_by uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if public.app_main_id() is distinct from public.platform_account() then
    raise exception 'the public settings are changed by the platform alone';
  end if;
  update public.sphere_change c set withdrawn_at = p_at, withdrawn_by = p_by where c.id = p_id and c.withdrawn_at is null;
  if not found then raise exception 'no change % to withdraw', p_id; end if;
end $$;
grant execute on function sphere_change_withdraw(uuid, uuid, timestamptz) to probity_app;
