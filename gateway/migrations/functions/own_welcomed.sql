create or replace function own_welcomed() returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce((select u.welcomed_at is not null from public.users u where u.id = public.app_user_id()), false)
$$;
grant execute on function own_welcomed() to probity_app;
