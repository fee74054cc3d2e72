-- Notes a sign-in: it makes this account the one to open next time.
create or replace function user_signed_in(p_user uuid, p_main uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set signed_in_at = p_now where id = p_user;
  update public.membership set last_used_at = p_now where user_id = p_user and main_id = p_main;
$$;
grant execute on function user_signed_in(uuid, uuid, timestamptz) to probity_app;
