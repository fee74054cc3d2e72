-- The phone a visitor session proved.
create or replace function session_mobile(p_session uuid) returns bytea
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.mobile_enc from public.sessions s where s.id = p_session
$$;
grant execute on function session_mobile(uuid) to probity_app;
