-- The draft of an own package goes; a package that was never published goes with it, for nothing names it.
create or replace function own_package_discard(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform 1 from public.package p where p.id = p_id and p.owner_main_id = public.app_main_id() for update;
  if not found then raise exception 'package % is none of this account', p_id; end if;
  delete from public.package_item i using public.package_version v
    where i.package_id = p_id and v.package_id = p_id and v.version = i.version and v.published_at is null;
  delete from public.package_version v where v.package_id = p_id and v.published_at is null;
  delete from public.package p
    where p.id = p_id and not exists (select from public.package_version v where v.package_id = p_id);
end $$;
grant execute on function own_package_discard(uuid) to probity_app;
