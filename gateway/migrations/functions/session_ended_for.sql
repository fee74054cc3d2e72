-- Why the session of a token is no longer good, where that is told: its person got another role. For as long as the session would
-- have lasted, and while the person still has that place.
create or replace function session_ended_for(p_token_hash text, p_now timestamptz) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.revoked_for from public.sessions s
    join public.membership m on m.main_id = s.main_id and m.user_id = s.user_id and not m.disabled
    where s.token_hash = p_token_hash and s.revoked_for = 'role' and s.expires_at > p_now
$$;
grant execute on function session_ended_for(text, timestamptz) to probity_app;
