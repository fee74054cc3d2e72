-- Who else may work something of the account the transaction works for: people who serve it with such a role, that counts.
create or replace function work_colleagues(p_roles text[], p_user uuid) returns table (user_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.user_id, u.nick_name from public.membership m join public.users u on u.id = m.user_id
  where m.main_id = public.app_main_id() and m.role = any(p_roles) and not m.disabled and m.user_id <> p_user
    and public.place_counts(m.user_id, m.role, 'enterprise', false)
  order by u.nick_name, m.user_id
$$;
grant execute on function work_colleagues(text[], uuid) to probity_app;
