-- False when it is nobody's, somebody else's, or over: all alike.
create or replace function own_session_end(p_session uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set revoked_at = p_now where id = p_session and user_id = public.app_user_id()
    and revoked_at is null and expires_at > p_now and seen_at > p_now - interval '30 minutes';
  return found;
end $$;
grant execute on function own_session_end(uuid, timestamptz) to probity_app;
