-- What somebody may approve was given to the person they were then: with another role, or disabled, it ends, and an owner gives it
-- anew. It stands at the table of places, so that no way of changing one can forget it.
create or replace function membership_ends_approving() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.role <> old.role or new.disabled and not old.disabled then
    delete from public.approver where main_id = old.main_id and user_id = old.user_id;
  end if;
  return null;
end $$;
