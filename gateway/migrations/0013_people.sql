-- What people see of their own ways in (sessions, history, WeChat), and how an enterprise runs its people: departments and
-- monthly budgets. Functions that show a person's own things go by the session's user (app_user_id), never by a parameter.

-- ── Sign-in history: kept for half a year ────────────────────────────────────────────────────────────────────
create table sign_in_event (
  id         uuid primary key,
  user_id    uuid not null references users (id),
  way        text not null check (way in ('password', 'sms', 'wechat')),
  outcome    text not null check (outcome in ('ok', 'wrongPassword')),
  ip         text,
  user_agent text,
  at         timestamptz not null
);
create index sign_in_event_by_user on sign_in_event (user_id, at desc, id desc);
create index sign_in_event_by_time on sign_in_event (at);

-- The same work for a phone nobody has: one statement that finds no user.
create function sign_in_note(p_id uuid, p_user uuid, p_way text, p_outcome text, p_ip text, p_user_agent text,
                             p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sign_in_event (id, user_id, way, outcome, ip, user_agent, at)
    select p_id, u.id, p_way, p_outcome, p_ip, p_user_agent, p_now from public.users u where u.id = p_user
$$;

-- The newest first; a page goes on after (p_at, p_id).
create function own_sign_ins(p_at timestamptz, p_id uuid, p_limit int)
returns table (id uuid, way text, outcome text, ip text, user_agent text, at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select e.id, e.way, e.outcome, e.ip, e.user_agent, e.at from public.sign_in_event e
    where e.user_id = public.app_user_id() and (p_at is null or (e.at, e.id) < (p_at, p_id))
    order by e.at desc, e.id desc limit p_limit
$$;

-- ── Own sessions that are still good ─────────────────────────────────────────────────────────────────────────
create function own_sessions(p_now timestamptz)
returns table (id uuid, main_name text, login_type text, ip text, user_agent text, created_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.id, a.name, s.login_type, s.ip, s.user_agent, s.created_at, s.seen_at
    from public.sessions s join public.main_account a on a.id = s.main_id
    where s.user_id = public.app_user_id() and s.revoked_at is null and s.expires_at > p_now
      and s.seen_at > p_now - interval '30 minutes'
    order by s.seen_at desc, s.id
$$;

-- False when it is nobody's, somebody else's, or over: all alike.
create function own_session_end(p_session uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set revoked_at = p_now where id = p_session and user_id = public.app_user_id()
    and revoked_at is null and expires_at > p_now and seen_at > p_now - interval '30 minutes';
  return found;
end $$;

-- ── Own WeChat ───────────────────────────────────────────────────────────────────────────────────────────────
create function own_wechat() returns timestamptz
language sql stable security definer set search_path = pg_catalog, public as $$
  select b.created_at from public.wechat_binding b where b.user_id = public.app_user_id()
$$;
create function own_wechat_unbind() returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.wechat_binding where user_id = public.app_user_id();
  return found;
end $$;

-- ── Departments and budgets: fen a calendar month in China; null is no limit ─────────────────────────────────
alter table department add column monthly_budget bigint check (monthly_budget >= 0);
alter table membership add column monthly_budget bigint check (monthly_budget >= 0);
-- When somebody who was added was last told of it, after the first time
alter table membership add column told_at timestamptz;
create unique index department_by_name on department (main_id, lower(name));
create index orders_by_orderer on orders (main_id, created_by, created_at);

-- As users_of_account, with what an enterprise keeps of its people; the oldest first, a page goes on after (p_at, p_id).
create function members_of_account(p_user uuid, p_keyword text, p_mobile_index text, p_status text, p_department uuid,
                                   p_at timestamptz, p_id uuid, p_limit int)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, role text, status text, department_id uuid,
               monthly_budget bigint, signed_in_at timestamptz, told_at timestamptz, created_at timestamptz, is_shared boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with people as (
    select u.id, u.username, u.nick_name, u.mobile_enc, m.role, m.department_id, m.monthly_budget, u.signed_in_at,
           coalesce(m.told_at, m.created_at) as told_at,
           -- A cursor carries milliseconds.
           date_trunc('milliseconds', m.created_at) as created_at,
           case when m.disabled then 'disabled' when u.signed_in_at is null and u.password_hash is null then 'invited' else 'enabled' end as status,
           exists (select from public.membership o where o.user_id = u.id and o.main_id <> m.main_id) as is_shared
      from public.membership m
      join public.users u on u.id = m.user_id
      join public.main_account a on a.id = m.main_id
      where m.main_id = public.app_main_id()
        and (a.kind = 'platform' or m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'))
        and (p_user is null or u.id = p_user)
        and (p_department is null or m.department_id = p_department)
        and (p_keyword is null or u.mobile_index = p_mobile_index
             or position(lower(p_keyword) in lower(u.nick_name)) > 0 or position(lower(p_keyword) in u.username) > 0)
  )
  select p.id, p.username, p.nick_name, p.mobile_enc, p.role, p.status, p.department_id, p.monthly_budget, p.signed_in_at,
         p.told_at, p.created_at, p.is_shared
    from people p
    where (p_status is null or p.status = p_status) and (p_at is null or (p.created_at, p.id) > (p_at, p_id))
    order by p.created_at, p.id limit p_limit
$$;

create or replace function accounts_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sessions where expires_at < p_now - interval '7 days';
  delete from public.sms_code where sent_at < p_now - interval '2 days';
  delete from public.sign_in_pause where updated_at < p_now - interval '3 days' and (paused_until is null or paused_until < p_now);
  delete from public.sign_in_event where at < p_now - interval '180 days';
  delete from public.wechat_ticket where expires_at < p_now - interval '1 day';
  delete from public.link_token l where l.expires_at < p_now - interval '90 days'
    and not exists (select from public.sessions s where s.s_hash = l.hash);
$$;

grant execute on function sign_in_note(uuid, uuid, text, text, text, text, timestamptz), own_sign_ins(timestamptz, uuid, int),
  own_sessions(timestamptz), own_session_end(uuid, timestamptz), own_wechat(), own_wechat_unbind(),
  members_of_account(uuid, text, text, text, uuid, timestamptz, uuid, int)
  to probity_app;
