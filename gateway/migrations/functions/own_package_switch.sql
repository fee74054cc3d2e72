-- An own package may be ordered, or not.
create or replace function own_package_switch(p_id uuid, p_active boolean) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.package p set active = p_active where p.id = p_id and p.owner_main_id = public.app_main_id();
  if not found then raise exception 'package % is none of this account', p_id; end if;
end $$;
grant execute on function own_package_switch(uuid, boolean) to probity_app;
