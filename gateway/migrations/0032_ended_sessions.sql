-- A session ends for good with the place it was opened in: whoever is disabled, gets another role or leaves signs in anew, also
-- when the place is given back. It stands at the table of places, so that no way of changing one can forget it.

-- Why a session ended early, where that is still told: whom nothing is left to sign in to hears so (-6), not that time ran out.
alter table sessions add column revoked_for text check (revoked_for is null or revoked_for = 'disabled' and revoked_at is not null);

-- On the platform a staff role is also the place inside every customer: what is open there ends with it. What an enterprise
-- they are one of the people of has given them goes on.
create function membership_ends_sessions() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_disabled boolean := tg_op = 'UPDATE' and new.disabled and not old.disabled;
begin
  if tg_op = 'UPDATE' and new.role = old.role and not v_disabled then return null; end if;
  update public.sessions s
    set revoked_at = case when tg_op = 'UPDATE' then new.updated_at else now() end,
        revoked_for = case when v_disabled then 'disabled' end
    where s.user_id = old.user_id and s.revoked_at is null
      and (s.main_id = old.main_id
        or exists (select from public.main_account a where a.id = old.main_id and a.kind = 'platform')
           and exists (select from public.membership m where m.main_id = s.main_id and m.user_id = s.user_id
                         and m.role in ('analyst', 'support', 'operator')));
  return null;
end $$;
create trigger membership_sessions_end after update of role, disabled or delete on membership
  for each row execute function membership_ends_sessions();

drop function staff_sessions_end(uuid, timestamptz);

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

-- As before (0022). A session that ended because its person was disabled is found while they have no place left, and is barred.
create or replace function session_resolve(p_token_hash text, p_now timestamptz, p_renews boolean)
returns table (id uuid, kind text, login_type text, user_id uuid, main_id uuid, main_kind text, role text, department_id uuid,
               disabled boolean, any_enabled boolean, served uuid[], mobile_index text, s_hash text, link_kind text,
               link_target uuid, link_main uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  s public.sessions;
  m public.membership;
  v_kind text;
  v_out boolean;
begin
  select * into s from public.sessions x where x.token_hash = p_token_hash
    and (x.revoked_at is null or x.revoked_for = 'disabled')
    and x.expires_at > p_now and x.seen_at > p_now - interval '30 minutes';
  if not found then return; end if;
  if p_renews and s.revoked_at is null and s.seen_at < p_now - interval '15 seconds' then
    update public.sessions x set seen_at = p_now where x.id = s.id and x.seen_at < p_now;
  end if;
  if s.kind = 'visitor' then
    return query
      select s.id, s.kind, s.login_type, null::uuid, null::uuid, null::text, null::text, null::uuid, true, false, null::uuid[],
             s.mobile_index, s.s_hash, l.kind, l.target_id, l.main_id
      from (select 1) one
      left join public.link_token l on l.hash = s.s_hash and l.revoked_at is null and l.expires_at > p_now;
    return;
  end if;
  select a.kind into v_kind from public.main_account a where a.id = s.main_id;
  select * into m from public.membership e where e.main_id = s.main_id and e.user_id = s.user_id;
  v_out := coalesce(m.disabled, true);
  if not v_out and v_kind <> 'platform' and m.role in ('analyst', 'support', 'operator') then
    v_out := not public.place_counts(s.user_id, m.role, v_kind, true);
  end if;
  if s.revoked_at is not null and not v_out then return; end if;
  return query
    select s.id, s.kind, s.login_type, s.user_id, s.main_id, v_kind, m.role, m.department_id, v_out,
           case when v_out then exists (
             select from public.membership e join public.main_account a on a.id = e.main_id
               where e.user_id = s.user_id and not e.disabled and public.place_counts(e.user_id, e.role, a.kind, true))
           else true end,
           case when v_kind = 'platform' then
             case when m.role in ('analyst', 'support', 'operator') then
               (select array_agg(e.main_id) from public.membership e where e.user_id = s.user_id and not e.disabled
                  and (e.role = m.role or e.role not in ('analyst', 'support', 'operator')))
             else array[s.main_id] end
           end,
           null::text, null::text, null::text, null::uuid, null::uuid;
end $$;
