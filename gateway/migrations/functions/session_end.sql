-- When a session ends, whatever is done with it: switching accounts hands it on.
create or replace function session_end(p_session uuid) returns timestamptz
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.expires_at from public.sessions s where s.id = p_session
$$;
grant execute on function session_end(uuid) to probity_app;
