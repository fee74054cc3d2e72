-- What a kept session of an applicant led to was deleted by them: every session of this phone with the same link is as short as any
-- other visitor's from now on.
create or replace function session_stay_over(p_session uuid, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sessions s set stays = false, expires_at = least(s.expires_at, p_expires)
    from public.sessions own
    where own.id = p_session and own.kind = 'visitor' and s.kind = 'visitor' and s.stays
      and s.s_hash = own.s_hash and s.mobile_index = own.mobile_index
$$;
grant execute on function session_stay_over(uuid, timestamptz) to probity_app;
