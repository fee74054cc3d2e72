-- Staff of the platform: who they are is said in the platform's own account alone. A staff role in an enterprise counts only
-- while its person holds the same role, enabled, there; so whoever is disabled or given another role serves nobody any more,
-- in the same moment and with the sessions that are open.

-- One platform an installation, also when two create it at once.
create unique index main_account_platform on main_account (kind) where kind = 'platform';

-- Whether a place in an account counts. Of staff only support acts inside an enterprise (p_inside); all are served from outside.
create function place_counts(p_user uuid, p_role text, p_kind text, p_inside boolean) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when p_kind = 'platform' or p_role not in ('analyst', 'support', 'operator') then true
    when p_inside and p_role <> 'support' then false
    else exists (
      select from public.membership h join public.main_account a on a.id = h.main_id
        where h.user_id = p_user and a.kind = 'platform' and h.role = p_role and not h.disabled)
  end
$$;

-- Every account a user belongs to, but those in which a staff role counts no more; the last used first, then the platform,
-- then the oldest.
create or replace function memberships_of(p_user uuid)
returns table (main_id uuid, main_name text, main_kind text, auth_status smallint, role text, department_id uuid, disabled boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with home as materialized (
    select h.role from public.membership h join public.main_account p on p.id = h.main_id
      where h.user_id = p_user and p.kind = 'platform' and not h.disabled
  )
  select m.main_id, a.name, a.kind, a.auth_status, m.role, m.department_id, m.disabled
    from public.membership m join public.main_account a on a.id = m.main_id
    where m.user_id = p_user
      and (a.kind = 'platform' or m.role not in ('analyst', 'support', 'operator') or m.role in (select h.role from home h))
    order by m.last_used_at desc nulls last, a.kind = 'platform' desc, m.created_at, m.main_id
$$;

-- As before (0014), and: a staff role that does not count is as good as none; the platform's own managers read no customer's
-- account. What is asked only of some sessions (is anything left, which accounts are served) is looked up for those alone.
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
  select * into s from public.sessions x where x.token_hash = p_token_hash and x.revoked_at is null
    and x.expires_at > p_now and x.seen_at > p_now - interval '30 minutes';
  if not found then return; end if;
  if p_renews and s.seen_at < p_now - interval '15 seconds' then
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

-- As before (0014), and staff are told only while the role in which they are told counts.
create or replace function notification_people(p_roles text[])
returns table (user_id uuid, role text, department_id uuid, mobile_enc bytea, of_others boolean, choices jsonb)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.user_id, m.role, m.department_id, u.mobile_enc, coalesce(c.of_others, false), coalesce(c.choices, '{}')
    from public.membership m
    join public.users u on u.id = m.user_id
    join lateral (
      select h.main_id from public.membership h join public.main_account a on a.id = h.main_id
        where h.user_id = m.user_id and not h.disabled
          and case when m.role in ('analyst', 'support', 'operator') then a.kind = 'platform' and h.role = m.role
                   else h.main_id = m.main_id end
        order by h.main_id limit 1
    ) home on true
    left join public.notification_choice c on c.main_id = home.main_id and c.user_id = m.user_id
    where m.main_id = public.app_main_id() and not m.disabled and m.role = any(p_roles)
    order by m.user_id
$$;

-- When a session ends, whatever is done with it: switching accounts hands it on.
create function session_end(p_session uuid) returns timestamptz
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.expires_at from public.sessions s where s.id = p_session
$$;

-- The account that staff belong to; null where there is none yet.
create function platform_account() returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id from public.main_account a where a.kind = 'platform'
$$;

-- A registration and a change of staff wait for each other, so that neither misses the other: the first takes the lock
-- shared (default_staff_team), the second alone (serve_enterprises).
create or replace function default_staff_team() returns table (user_id uuid, role text)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock_shared(7210406);
  return query
    select m.user_id, m.role from public.membership m join public.main_account a on a.id = m.main_id
      where a.kind = 'platform' and not m.disabled and m.role in ('analyst', 'support', 'operator');
end $$;

-- Somebody's places with the customers follow their role on the platform: as staff they serve every enterprise, those that
-- are there already too, in the role they have now. Gives the number of enterprises that are new to them. Whom an enterprise
-- has as one of its own people it keeps as that. Does nothing for who is disabled there, or of the platform's own managers:
-- their places count no more, and their rows say who did what. Only for a transaction that works for the platform.
create function serve_enterprises(p_user uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_role text;
  n int;
begin
  perform pg_advisory_xact_lock(7210406);
  select m.role into v_role from public.membership m join public.main_account a on a.id = m.main_id
    where m.main_id = public.app_main_id() and m.user_id = p_user and a.kind = 'platform' and not m.disabled
      and m.role in ('analyst', 'support', 'operator');
  if not found then return 0; end if;
  update public.membership m set role = v_role, updated_at = p_now
    from public.main_account a
    where m.user_id = p_user and a.id = m.main_id and a.kind = 'enterprise' and m.role <> v_role
      and m.role in ('analyst', 'support', 'operator');
  insert into public.membership (main_id, user_id, role)
    select a.id, p_user, v_role from public.main_account a where a.kind = 'enterprise'
    on conflict do nothing;
  get diagnostics n = row_count;
  return n;
end $$;

-- Ends a staff person's sessions on the platform and inside customers, not those of an enterprise they belong to. Only for a
-- transaction that works for the platform.
create function staff_sessions_end(p_user uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sessions s set revoked_at = p_now
    where s.user_id = p_user and s.revoked_at is null
      and exists (select from public.main_account a where a.id = public.app_main_id() and a.kind = 'platform')
      and (s.main_id = public.app_main_id() or exists (
        select from public.membership m where m.main_id = s.main_id and m.user_id = s.user_id
          and m.role in ('analyst', 'support', 'operator')))
$$;

-- Staff added before this migration missed the enterprises that were there already, and kept former roles in others.
do $$
begin
  perform set_config('app.main_id', coalesce(public.platform_account()::text, ''), true);
  perform public.serve_enterprises(m.user_id, now())
    from public.membership m join public.main_account a on a.id = m.main_id
    where a.kind = 'platform';
  perform set_config('app.main_id', '', true);
end $$;

grant execute on function memberships_of(uuid), session_resolve(text, timestamptz, boolean), notification_people(text[]),
  session_end(uuid), platform_account(), default_staff_team(), serve_enterprises(uuid, timestamptz),
  staff_sessions_end(uuid, timestamptz)
  to probity_app;
