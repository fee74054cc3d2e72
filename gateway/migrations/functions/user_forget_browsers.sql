-- From now on each browser of a person is one not seen before.
create or replace function user_forget_browsers(p_user uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set browsers_forgotten_at = p_now where id = p_user
$$;
grant execute on function user_forget_browsers(uuid, timestamptz) to probity_app;
