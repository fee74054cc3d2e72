create or replace function user_language(p_user uuid) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.language from public.users u where u.id = p_user
$$;
grant execute on function user_language(uuid) to probity_app;
