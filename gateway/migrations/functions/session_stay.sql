-- An applicant keeps this session on a phone of their own: it ends by its days, not by an idle half hour.
create or replace function session_stay(p_session uuid, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sessions set stays = true, expires_at = p_expires where id = p_session and kind = 'visitor'
$$;
grant execute on function session_stay(uuid, timestamptz) to probity_app;
