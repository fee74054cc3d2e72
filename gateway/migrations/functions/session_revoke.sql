create or replace function session_revoke(p_session uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sessions set revoked_at = p_now where id = p_session and revoked_at is null
$$;
grant execute on function session_revoke(uuid, timestamptz) to probity_app;
