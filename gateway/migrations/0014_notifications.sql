-- Who is told of what happened (the bell, SMS), and what each person chose to be told of. Rows hold ids, order numbers and
-- states, nothing that names a person.

-- One row a person and event: it is what keeps a job that runs twice from telling twice, also where only an SMS was chosen.
create table notification (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  event_id   uuid not null,
  user_id    uuid not null references users (id),
  kind       text not null,
  entity     text not null,
  entity_id  uuid not null,
  check_id   uuid,
  params     jsonb not null default '{}',
  -- False where only an SMS was chosen: the bell does not show it.
  in_app     boolean not null,
  created_at timestamptz not null,
  read_at    timestamptz,
  primary key (main_id, id),
  unique (main_id, event_id, user_id),
  foreign key (main_id, event_id) references domain_event (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
create index notification_of_user on notification (user_id, created_at desc, id desc) where in_app;
create index notification_unread on notification (user_id) where in_app and read_at is null;
create index notification_by_time on notification (created_at);
call enable_tenant_rls('notification', 'select, insert, update');
call enable_definer_access('notification');

-- What differs from what everybody is told: {"check.reported sms": true}. Of staff one row, in the platform's account.
create table notification_choice (
  main_id    uuid not null references main_account (id),
  user_id    uuid not null references users (id),
  choices    jsonb not null default '{}',
  -- Also of checks that others ordered, as far as one sees them
  of_others  boolean not null default false,
  updated_at timestamptz not null,
  primary key (main_id, user_id)
);
call enable_tenant_rls('notification_choice', 'select, insert, update');
call enable_definer_access('notification_choice');

-- The enabled people of the account the transaction works for that hold one of these roles, with their choices. Staff serve
-- it from the platform's account: their choices stand there, and who is disabled there is not told.
create function notification_people(p_roles text[])
returns table (user_id uuid, role text, department_id uuid, mobile_enc bytea, of_others boolean, choices jsonb)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.user_id, m.role, m.department_id, u.mobile_enc, coalesce(c.of_others, false), coalesce(c.choices, '{}')
    from public.membership m
    join public.users u on u.id = m.user_id
    join lateral (
      select h.main_id from public.membership h join public.main_account a on a.id = h.main_id
        where h.user_id = m.user_id and not h.disabled
          and case when m.role in ('analyst', 'support', 'operator') then a.kind = 'platform' else h.main_id = m.main_id end
        order by h.main_id limit 1
    ) home on true
    left join public.notification_choice c on c.main_id = home.main_id and c.user_id = m.user_id
    where m.main_id = public.app_main_id() and not m.disabled and m.role = any(p_roles)
    order by m.user_id
$$;

-- Own ones of every account the transaction reads, one or all: staff have theirs in many.
create function own_notifications_read(p_id uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.notification set read_at = coalesce(read_at, p_now)
    where user_id = public.app_user_id() and main_id = any(public.app_main_ids()) and in_app
      and case when p_id is null then read_at is null else id = p_id end;
  get diagnostics n = row_count;
  return n;
end $$;

-- Kept for half a year.
create function notifications_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.notification where created_at < p_now - interval '180 days'
$$;

-- ── Sessions: what the screen asks by itself is no use of the session ────────────────────────────────────────
drop function session_resolve(text, timestamptz);
-- The session of a token while it is good, with everything the request needs, in one round trip. A call that a person made
-- renews its idle time (in steps of 15 s, so that a busy screen does not write at every call); a poll does not.
create function session_resolve(p_token_hash text, p_now timestamptz, p_renews boolean)
returns table (id uuid, kind text, login_type text, user_id uuid, main_id uuid, main_kind text, role text, department_id uuid,
               disabled boolean, any_enabled boolean, served uuid[], mobile_index text, s_hash text, link_kind text,
               link_target uuid, link_main uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare s public.sessions;
begin
  select * into s from public.sessions x where x.token_hash = p_token_hash and x.revoked_at is null
    and x.expires_at > p_now and x.seen_at > p_now - interval '30 minutes';
  if not found then return; end if;
  if p_renews and s.seen_at < p_now - interval '15 seconds' then
    update public.sessions x set seen_at = p_now where x.id = s.id and x.seen_at < p_now;
  end if;
  return query
    select s.id, s.kind, s.login_type, s.user_id, s.main_id, a.kind, m.role, m.department_id,
           coalesce(m.disabled, true), exists (select from public.membership e where e.user_id = s.user_id and not e.disabled),
           case when a.kind = 'platform' then
             (select array_agg(e.main_id) from public.membership e where e.user_id = s.user_id and not e.disabled) end,
           s.mobile_index, s.s_hash, l.kind, l.target_id, l.main_id
    from (select 1) one
    left join public.main_account a on a.id = s.main_id
    left join public.membership m on m.main_id = s.main_id and m.user_id = s.user_id
    left join public.link_token l on l.hash = s.s_hash and l.revoked_at is null and l.expires_at > p_now;
end $$;

grant execute on function notification_people(text[]), own_notifications_read(uuid, timestamptz),
  notifications_purge(timestamptz), session_resolve(text, timestamptz, boolean)
  to probity_app;
