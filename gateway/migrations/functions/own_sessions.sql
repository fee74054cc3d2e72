create or replace function own_sessions(p_now timestamptz)
returns table (id uuid, main_name text, login_type text, ip text, user_agent text, created_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.id, a.name, s.login_type, s.ip, s.user_agent, s.created_at, s.seen_at
    from public.sessions s join public.main_account a on a.id = s.main_id
    where s.user_id = public.app_user_id() and s.revoked_at is null and s.expires_at > p_now
      and s.seen_at > p_now - interval '30 minutes'
    order by s.seen_at desc, s.id
$$;
grant execute on function own_sessions(timestamptz) to probity_app;
