-- Whoever is disabled while they sign in gets a session that has ended: the lock waits for an edit of the account's people, and
-- an edit that comes after finds the session.
create or replace function session_open(p_session uuid, p_token_hash text, p_login_type text, p_user uuid, p_main uuid, p_ip text,
                                        p_user_agent text, p_now timestamptz, p_expires timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_counts boolean;
begin
  perform from public.main_account a
    where a.id = p_main
      or a.kind = 'platform' and exists (select from public.membership m where m.main_id = a.id and m.user_id = p_user)
    order by a.id for key share;
  select exists (
    select from public.membership m join public.main_account a on a.id = m.main_id
      where m.main_id = p_main and m.user_id = p_user and not m.disabled
        and public.place_counts(p_user, m.role, a.kind, true)) into v_counts;
  insert into public.sessions (id, token_hash, kind, login_type, user_id, main_id, ip, user_agent, created_at, seen_at,
                               expires_at, revoked_at, revoked_for)
    values (p_session, p_token_hash, 'login', p_login_type, p_user, p_main, p_ip, p_user_agent, p_now, p_now, p_expires,
            case when not v_counts then p_now end, case when not v_counts then 'disabled' end);
end $$;
grant execute on function session_open(uuid, text, text, uuid, uuid, text, text, timestamptz, timestamptz) to probity_app;
