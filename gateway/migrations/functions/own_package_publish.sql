-- The draft of an own package becomes the version that is ordered; a package that was off is on again.
create or replace function own_package_publish(p_id uuid, p_by uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.package p set active = true where p.id = p_id and p.owner_main_id = public.app_main_id();
  if not found then raise exception 'package % is none of this account', p_id; end if;
  update public.package_version v set published_at = p_at, published_by = p_by
    where v.package_id = p_id and v.published_at is null;
  if not found then raise exception 'package % has no draft', p_id; end if;
end $$;
grant execute on function own_package_publish(uuid, uuid, timestamptz) to probity_app;
