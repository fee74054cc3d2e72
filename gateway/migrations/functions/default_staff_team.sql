-- Whoever serves every new enterprise: the enabled staff of the platform's own account. A registration and a change of staff wait
-- for each other, so that neither misses the other: the first takes the lock shared (here), the second alone (serve_enterprises).
create or replace function default_staff_team() returns table (user_id uuid, role text)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock_shared(7210406);
  return query
    select m.user_id, m.role from public.membership m join public.main_account a on a.id = m.main_id
      where a.kind = 'platform' and not m.disabled and m.role in ('analyst', 'support', 'operator');
end $$;
grant execute on function default_staff_team() to probity_app;
