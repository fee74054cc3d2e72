create or replace function own_email() returns bytea
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.email_enc from public.users u where u.id = public.app_user_id()
$$;
grant execute on function own_email() to probity_app;
