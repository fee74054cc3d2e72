create or replace function session_open_visitor(p_session uuid, p_token_hash text, p_mobile_index text, p_mobile_enc bytea, p_s_hash text,
                                     p_ip text, p_user_agent text, p_now timestamptz, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sessions (id, token_hash, kind, login_type, mobile_index, mobile_enc, s_hash, ip, user_agent, created_at,
                               seen_at, expires_at)
    values (p_session, p_token_hash, 'visitor', 'sms', p_mobile_index, p_mobile_enc, p_s_hash, p_ip, p_user_agent, p_now,
            p_now, p_expires)
$$;
grant execute on function session_open_visitor(uuid, text, text, bytea, text, text, text, timestamptz, timestamptz) to probity_app;
