-- Locks a user until the transaction ends: neither their phone changes meanwhile nor does another account take them in.
create or replace function user_lock(p_user uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform from public.users where id = p_user for update;
end $$;
grant execute on function user_lock(uuid) to probity_app;
