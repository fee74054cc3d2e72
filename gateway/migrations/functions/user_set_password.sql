create or replace function user_set_password(p_user uuid, p_password_hash text, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set password_hash = p_password_hash, updated_at = p_now where id = p_user
$$;
grant execute on function user_set_password(uuid, text, timestamptz) to probity_app;
