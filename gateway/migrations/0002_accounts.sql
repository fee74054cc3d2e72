-- People and how they get in: users, sessions, SMS codes, the pause after wrong passwords, links (what `s` opens), WeChat
-- codes and bindings. They belong to no single account, so the application role has no grants on them: it calls the
-- functions below. Times come from the caller (p_now), so that rules and tests share one clock.

-- ── Users ────────────────────────────────────────────────────────────────────────────────────────────────────
create table users (
  id             uuid primary key,
  -- An opaque login name; never the phone.
  username       text not null unique check (username ~ '^[a-z0-9]{6,30}$'),
  nick_name      text not null check (length(nick_name) between 1 and 30),
  mobile_index   text not null unique,
  mobile_enc     bytea not null,
  email_enc      bytea,
  avatar_file_id uuid,
  avatar_main_id uuid,
  -- argon2id over HMAC(pepper, md5); null until a password is set
  password_hash  text,
  signed_in_at   timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  foreign key (avatar_main_id, avatar_file_id) references file_object (main_id, id)
);
alter table membership add foreign key (user_id) references users (id);

create function user_by_mobile(p_mobile_index text)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, password_hash text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id, u.username, u.nick_name, u.mobile_enc, u.password_hash from public.users u
    where u.mobile_index = p_mobile_index
$$;

create function user_by_id(p_user uuid)
returns table (id uuid, username text, nick_name text, mobile_index text, mobile_enc bytea, email_enc bytea,
               avatar_file_id uuid, password_hash text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id, u.username, u.nick_name, u.mobile_index, u.mobile_enc, u.email_enc, u.avatar_file_id, u.password_hash, u.created_at
    from public.users u where u.id = p_user
$$;

-- False when the phone (or name) is taken; two registrations at once cannot both succeed.
create function user_create(p_user uuid, p_username text, p_nick_name text, p_mobile_index text, p_mobile_enc bytea,
                            p_password_hash text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.users (id, username, nick_name, mobile_index, mobile_enc, password_hash, created_at, updated_at)
    values (p_user, p_username, p_nick_name, p_mobile_index, p_mobile_enc, p_password_hash, p_now, p_now)
    on conflict do nothing;
  return found;
end $$;

create function user_set_password(p_user uuid, p_password_hash text, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set password_hash = p_password_hash, updated_at = p_now where id = p_user
$$;

-- False when another user has the phone.
create function user_set_mobile(p_user uuid, p_mobile_index text, p_mobile_enc bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.users set mobile_index = p_mobile_index, mobile_enc = p_mobile_enc, updated_at = p_now where id = p_user;
  return found;
exception when unique_violation then
  return false;
end $$;

-- Null leaves a field as it is. Only oneself, or somebody of the account the transaction works for.
create function user_edit(p_user uuid, p_nick_name text, p_email_enc bytea, p_avatar_file uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users u set
      nick_name = coalesce(p_nick_name, u.nick_name), email_enc = coalesce(p_email_enc, u.email_enc),
      avatar_file_id = coalesce(p_avatar_file, u.avatar_file_id),
      avatar_main_id = case when p_avatar_file is null then u.avatar_main_id else public.app_main_id() end,
      updated_at = p_now
    where u.id = p_user and (u.id = public.app_user_id() or exists (
      select from public.membership m where m.user_id = u.id and m.main_id = public.app_main_id()))
$$;

-- Notes a sign-in: it makes this account the one to open next time.
create function user_signed_in(p_user uuid, p_main uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set signed_in_at = p_now where id = p_user;
  update public.membership set last_used_at = p_now where user_id = p_user and main_id = p_main;
$$;

-- Every account a user belongs to; the last used first, then the platform, then the oldest.
create function memberships_of(p_user uuid)
returns table (main_id uuid, main_name text, main_kind text, auth_status smallint, role text, department_id uuid, disabled boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.main_id, a.name, a.kind, a.auth_status, m.role, m.department_id, m.disabled
    from public.membership m join public.main_account a on a.id = m.main_id
    where m.user_id = p_user
    order by m.last_used_at desc nulls last, a.kind = 'platform' desc, m.created_at, m.main_id
$$;

-- The people of the account the transaction works for. An enterprise does not see the staff who serve it here.
create function users_of_account(p_user uuid, p_keyword text, p_mobile_index text, p_status text, p_limit int, p_offset bigint)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, role text, status text, created_at timestamptz, total bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  with people as (
    select u.id, u.username, u.nick_name, u.mobile_enc, m.role, m.created_at,
           case when m.disabled then 'disabled' when u.signed_in_at is null and u.password_hash is null then 'invited' else 'enabled' end as status
      from public.membership m
      join public.users u on u.id = m.user_id
      join public.main_account a on a.id = m.main_id
      where m.main_id = public.app_main_id()
        and (a.kind = 'platform' or m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'))
        and (p_user is null or u.id = p_user)
        and (p_keyword is null or u.mobile_index = p_mobile_index
             or position(lower(p_keyword) in lower(u.nick_name)) > 0 or position(lower(p_keyword) in u.username) > 0)
  )
  select p.id, p.username, p.nick_name, p.mobile_enc, p.role, p.status, p.created_at, count(*) over ()
    from people p where p_status is null or p.status = p_status
    order by p.created_at, p.id limit p_limit offset p_offset
$$;

-- Whoever serves every new enterprise: the enabled people of the platform's own account.
create function default_staff_team() returns table (user_id uuid, role text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.user_id, m.role from public.membership m join public.main_account a on a.id = m.main_id
    where a.kind = 'platform' and not m.disabled and m.role in ('analyst', 'support', 'operator')
$$;

-- ── Links: what an `s` opens. Only the SHA-256 of `s` (hex) is kept ──────────────────────────────────────────
create table link_token (
  hash           text primary key check (hash ~ '^[0-9a-f]{64}$'),
  kind           text not null check (kind in ('invitation', 'share')),
  target_id      uuid not null,
  main_id        uuid not null references main_account (id),
  -- Blind indexes of the phones it names
  mobile_indexes text[] not null check (cardinality(mobile_indexes) between 1 and 20),
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  revoked_at     timestamptz
);
create index link_token_by_target on link_token (target_id);
create index link_token_by_mobile on link_token using gin (mobile_indexes);

create function link_create(p_hash text, p_kind text, p_target uuid, p_mobile_indexes text[], p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.link_token (hash, kind, target_id, main_id, mobile_indexes, expires_at)
    values (p_hash, p_kind, p_target, public.app_main_id(), p_mobile_indexes, p_expires)
$$;

-- The link of a hash while it is good; expired, revoked and unknown all give no row.
create function link_find(p_hash text, p_now timestamptz)
returns table (kind text, target_id uuid, main_id uuid, mobile_indexes text[], expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.kind, l.target_id, l.main_id, l.mobile_indexes, l.expires_at from public.link_token l
    where l.hash = p_hash and l.revoked_at is null and l.expires_at > p_now
$$;

-- What names this phone, one row a target, the newest first.
create function links_of_mobile(p_mobile_index text, p_now timestamptz)
returns table (kind text, target_id uuid, main_id uuid, mobile_indexes text[], expires_at timestamptz, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select * from (
    select distinct on (l.kind, l.target_id) l.kind, l.target_id, l.main_id, l.mobile_indexes, l.expires_at, l.created_at
      from public.link_token l
      where l.mobile_indexes @> array[p_mobile_index] and l.revoked_at is null and l.expires_at > p_now
      order by l.kind, l.target_id, l.expires_at desc
  ) x order by x.created_at desc
$$;

-- Ends every link of one thing of the account the transaction works for; gives their number.
create function link_revoke(p_target uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.link_token set revoked_at = p_now
    where target_id = p_target and main_id = public.app_main_id() and revoked_at is null;
  get diagnostics n = row_count;
  return n;
end $$;

-- A visitor without `s` chose one of the links that name the phone: a further `s` for the same thing, bound to the session.
-- False when this session's phone is not named by it.
create function link_choose(p_session uuid, p_hash text, p_target uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_index text;
  v_link public.link_token;
begin
  select mobile_index into v_index from public.sessions where id = p_session and kind = 'visitor' and revoked_at is null;
  if v_index is null then return false; end if;
  select * into v_link from public.link_token
    where target_id = p_target and mobile_indexes @> array[v_index] and revoked_at is null and expires_at > p_now
    order by expires_at desc limit 1;
  if not found then return false; end if;
  insert into public.link_token (hash, kind, target_id, main_id, mobile_indexes, expires_at)
    values (p_hash, v_link.kind, v_link.target_id, v_link.main_id, array[v_index], v_link.expires_at);
  update public.sessions set s_hash = p_hash where id = p_session;
  return true;
end $$;

-- ── Sessions: only the SHA-256 of the token (hex) is kept ────────────────────────────────────────────────────
create table sessions (
  id           uuid primary key,
  token_hash   text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  kind         text not null check (kind in ('login', 'visitor')),
  login_type   text not null,
  user_id      uuid references users (id),
  main_id      uuid references main_account (id),
  -- visitor: the proven phone, and the link it is bound to
  mobile_index text,
  mobile_enc   bytea,
  s_hash       text references link_token (hash),
  ip           text,
  user_agent   text,
  created_at   timestamptz not null,
  seen_at      timestamptz not null,
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  check (kind <> 'login' or (user_id is not null and main_id is not null and s_hash is null)),
  check (kind <> 'visitor' or (user_id is null and main_id is null and mobile_index is not null and mobile_enc is not null))
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;
create index sessions_by_end on sessions (expires_at);

create function session_open(p_session uuid, p_token_hash text, p_login_type text, p_user uuid, p_main uuid, p_ip text,
                             p_user_agent text, p_now timestamptz, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sessions (id, token_hash, kind, login_type, user_id, main_id, ip, user_agent, created_at, seen_at, expires_at)
    values (p_session, p_token_hash, 'login', p_login_type, p_user, p_main, p_ip, p_user_agent, p_now, p_now, p_expires)
$$;

create function session_open_visitor(p_session uuid, p_token_hash text, p_mobile_index text, p_mobile_enc bytea, p_s_hash text,
                                     p_ip text, p_user_agent text, p_now timestamptz, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sessions (id, token_hash, kind, login_type, mobile_index, mobile_enc, s_hash, ip, user_agent, created_at,
                               seen_at, expires_at)
    values (p_session, p_token_hash, 'visitor', 'sms', p_mobile_index, p_mobile_enc, p_s_hash, p_ip, p_user_agent, p_now,
            p_now, p_expires)
$$;

-- The session of a token while it is good, with everything the request needs, in one round trip; renews its idle time
-- (in steps of 15 s, so that a busy screen does not write at every call).
create function session_resolve(p_token_hash text, p_now timestamptz)
returns table (id uuid, kind text, login_type text, user_id uuid, main_id uuid, main_kind text, role text, department_id uuid,
               disabled boolean, any_enabled boolean, served uuid[], mobile_index text, s_hash text, link_kind text,
               link_target uuid, link_main uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare s public.sessions;
begin
  select * into s from public.sessions x where x.token_hash = p_token_hash and x.revoked_at is null
    and x.expires_at > p_now and x.seen_at > p_now - interval '30 minutes';
  if not found then return; end if;
  if s.seen_at < p_now - interval '15 seconds' then
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

create function session_revoke(p_session uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sessions set revoked_at = p_now where id = p_session and revoked_at is null
$$;

-- Ends a user's sessions: all, all but one, or those in one account.
create function sessions_revoke(p_user uuid, p_except uuid, p_main uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.sessions set revoked_at = p_now where user_id = p_user and revoked_at is null
    and (p_except is null or id <> p_except) and (p_main is null or main_id = p_main);
  get diagnostics n = row_count;
  return n;
end $$;

-- The phone a visitor session proved.
create function session_mobile(p_session uuid) returns bytea
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.mobile_enc from public.sessions s where s.id = p_session
$$;

-- ── SMS codes ────────────────────────────────────────────────────────────────────────────────────────────────
-- Every accepted request leaves a row, also for phones nobody has (live = false): the limits are the same for both.
create table sms_code (
  id           uuid primary key,
  mobile_index text not null,
  ip_index     text not null,
  scene        text not null,
  code_hmac    text not null,
  live         boolean not null,
  tries        int not null default 0,
  sent_at      timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sms_code_by_mobile on sms_code (mobile_index, sent_at desc);
create index sms_code_by_ip on sms_code (ip_index, sent_at desc);
create index sms_code_by_time on sms_code (sent_at);

-- Takes one of the allowed sendings or says why not. Two requests for one phone or address wait for each other.
create function sms_code_add(p_id uuid, p_mobile_index text, p_ip_index text, p_scene text, p_code_hmac text, p_live boolean,
                             p_per_ip int, p_now timestamptz, p_expires timestamptz)
returns table (verdict text, retry_after int)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_last timestamptz;
  v_fifth timestamptz;
  v_day int;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms-ip:' || p_ip_index, 0));
  perform pg_advisory_xact_lock(hashtextextended('sms-mobile:' || p_mobile_index, 0));
  if (select count(*) from public.sms_code where ip_index = p_ip_index and sent_at > p_now - interval '1 minute') >= p_per_ip then
    return query select 'address'::text, 60;
    return;
  end if;
  select max(sent_at) into v_last from public.sms_code where mobile_index = p_mobile_index;
  if v_last > p_now - interval '60 seconds' then
    return query select 'soon'::text, greatest(1, ceil(extract(epoch from v_last + interval '60 seconds' - p_now))::int);
    return;
  end if;
  select count(*) into v_day from public.sms_code where mobile_index = p_mobile_index and sent_at > p_now - interval '1 day';
  if v_day >= 10 then
    return query select 'day'::text, 0;
    return;
  end if;
  select sent_at into v_fifth from public.sms_code where mobile_index = p_mobile_index and sent_at > p_now - interval '1 hour'
    order by sent_at desc offset 4 limit 1;
  if found then
    return query select 'soon'::text, greatest(1, ceil(extract(epoch from v_fifth + interval '1 hour' - p_now))::int);
    return;
  end if;
  insert into public.sms_code (id, mobile_index, ip_index, scene, code_hmac, live, sent_at, expires_at)
    values (p_id, p_mobile_index, p_ip_index, p_scene, p_code_hmac, p_live, p_now, p_expires);
  return query select 'sent'::text, 0;
end $$;

-- Spends a code. Only the newest of its phone and scene counts; the row lock lets five guesses through, however many come
-- at once, and the right one once.
create function sms_code_spend(p_mobile_index text, p_scene text, p_code_hmac text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id uuid;
  v_right boolean;
begin
  select id into v_id from public.sms_code where mobile_index = p_mobile_index and scene = p_scene
    order by sent_at desc, id desc limit 1;
  update public.sms_code c set tries = c.tries + 1
    where c.id = v_id and c.tries < 5 and c.used_at is null and c.expires_at > p_now
    returning c.live and c.code_hmac = p_code_hmac into v_right;
  if not coalesce(v_right, false) then return false; end if;
  update public.sms_code set used_at = p_now where id = v_id;
  return true;
end $$;

-- Takes a message back in the transaction that queued it; the request did the same work as one that sends.
create function sms_outbox_drop(p_id uuid) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sms_outbox where id = p_id and status = 'waiting' and created_at = now()
$$;

-- ── The pause after wrong passwords, per account (known or not) and network ──────────────────────────────────
create table sign_in_pause (
  account_index text not null,
  network_index text not null,
  failures      int not null,
  level         int not null default 0,
  paused_until  timestamptz,
  updated_at    timestamptz not null,
  primary key (account_index, network_index)
);

-- Counts a try before its password is looked at. Gives 0 when it may go on, else the seconds of the pause. The fifth
-- failure starts a pause of 10 minutes; each further five double it, up to 24 h. Two quiet days forget everything.
create function sign_in_reserve(p_account text, p_network text, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare t public.sign_in_pause;
begin
  insert into public.sign_in_pause (account_index, network_index, failures, updated_at) values (p_account, p_network, 0, p_now)
    on conflict do nothing;
  select * into t from public.sign_in_pause where account_index = p_account and network_index = p_network for update;
  if t.paused_until > p_now then return greatest(1, ceil(extract(epoch from t.paused_until - p_now))::int); end if;
  if t.updated_at < p_now - interval '2 days' then t.failures := 0; t.level := 0; end if;
  t.failures := t.failures + 1;
  if t.failures >= 5 then
    t.paused_until := p_now + least(interval '10 minutes' * power(2, least(t.level, 10)), interval '24 hours');
    t.failures := 0;
    t.level := t.level + 1;
  else
    t.paused_until := null;
  end if;
  update public.sign_in_pause set failures = t.failures, level = t.level, paused_until = t.paused_until, updated_at = p_now
    where account_index = p_account and network_index = p_network;
  return 0;
end $$;

-- Seconds of the pause, for the other ways in; counts nothing.
create function sign_in_paused(p_account text, p_network text, p_now timestamptz) returns int
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce((select greatest(1, ceil(extract(epoch from t.paused_until - p_now))::int) from public.sign_in_pause t
    where t.account_index = p_account and t.network_index = p_network and t.paused_until > p_now), 0)
$$;

-- After a right password (one network), or after a reset (null: every network).
create function sign_in_clear(p_account text, p_network text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sign_in_pause where account_index = p_account and (p_network is null or network_index = p_network)
$$;

-- ── WeChat ───────────────────────────────────────────────────────────────────────────────────────────────────
create table wechat_binding (
  openid_index text primary key,
  user_id      uuid not null unique references users (id),
  created_at   timestamptz not null
);

create table wechat_ticket (
  id               uuid primary key,
  -- The browser's secret, and what the phone scans: two values, one never tells the other.
  ticket_hash      text not null unique,
  state_hash       text not null unique,
  purpose          text not null check (purpose in ('login', 'bind')),
  user_id          uuid references users (id),
  status           text not null default 'waiting' check (status in ('waiting', 'scanned', 'confirmed', 'unbound', 'canceled')),
  openid_index     text,
  nickname         text,
  avatar           text,
  -- Lets the phone that was identified, and no other, confirm or cancel.
  phone_token_hash text,
  delivered_at     timestamptz,
  bind_hash        text unique,
  bind_expires_at  timestamptz,
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  check ((purpose = 'bind') = (user_id is not null))
);
create index wechat_ticket_by_end on wechat_ticket (expires_at);

create function wechat_ticket_add(p_id uuid, p_ticket_hash text, p_state_hash text, p_purpose text, p_user uuid,
                                  p_now timestamptz, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.wechat_ticket (id, ticket_hash, state_hash, purpose, user_id, created_at, expires_at)
    values (p_id, p_ticket_hash, p_state_hash, p_purpose, p_user, p_now, p_expires)
$$;

-- A phone opened the code: true while it is good.
create function wechat_scan(p_state_hash text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.wechat_ticket set status = 'scanned'
    where state_hash = p_state_hash and status in ('waiting', 'scanned') and expires_at > p_now;
  return found;
end $$;

-- The provider told who holds the phone. Once per ticket.
create function wechat_identify(p_state_hash text, p_openid_index text, p_nickname text, p_avatar text,
                                p_phone_token_hash text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.wechat_ticket set status = 'scanned', openid_index = p_openid_index, nickname = p_nickname, avatar = p_avatar,
      phone_token_hash = p_phone_token_hash
    where state_hash = p_state_hash and status in ('waiting', 'scanned') and openid_index is null and expires_at > p_now;
  return found;
end $$;

-- The phone says yes or no. For a binding this makes it; canceled where either side is bound to another.
create function wechat_answer(p_phone_token_hash text, p_yes boolean, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  t public.wechat_ticket;
  v_user uuid;
  v_status text;
begin
  select * into t from public.wechat_ticket where phone_token_hash = p_phone_token_hash and status = 'scanned'
    and expires_at > p_now for update;
  if not found then return 'expired'; end if;
  if not p_yes then
    v_status := 'canceled';
  else
    if t.purpose = 'bind' then
      insert into public.wechat_binding (openid_index, user_id, created_at) values (t.openid_index, t.user_id, p_now)
        on conflict do nothing;
    end if;
    select user_id into v_user from public.wechat_binding where openid_index = t.openid_index;
    v_status := case
      when t.purpose = 'bind' and v_user = t.user_id then 'confirmed'
      when t.purpose = 'bind' then 'canceled'
      when v_user is null then 'unbound'
      else 'confirmed' end;
  end if;
  update public.wechat_ticket set status = v_status where id = t.id;
  return v_status;
end $$;

-- What became of a ticket. confirmed and unbound are delivered once; p_bind_hash is kept with the first `unbound`.
create function wechat_take(p_ticket_hash text, p_bind_hash text, p_now timestamptz)
returns table (status text, purpose text, nickname text, avatar text, user_id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare t public.wechat_ticket;
begin
  select * into t from public.wechat_ticket w where w.ticket_hash = p_ticket_hash for update;
  if not found or t.expires_at <= p_now or t.delivered_at is not null then
    return query select 'expired'::text, null::text, null::text, null::text, null::uuid;
    return;
  end if;
  if t.status in ('confirmed', 'unbound') then
    update public.wechat_ticket w set delivered_at = p_now,
        bind_hash = case when t.status = 'unbound' then p_bind_hash end,
        bind_expires_at = case when t.status = 'unbound' then p_now + interval '10 minutes' end
      where w.id = t.id;
  end if;
  return query select t.status, t.purpose, t.nickname, t.avatar, b.user_id
    from (select 1) one
    left join public.wechat_binding b on b.openid_index = t.openid_index and t.status = 'confirmed';
end $$;

create function wechat_bind_open(p_bind_hash text, p_now timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.wechat_ticket t where t.bind_hash = p_bind_hash and t.bind_expires_at > p_now)
$$;

-- Spends a bind token on a user: bound, expired, or taken (the user, or this WeChat, is bound to another).
create function wechat_bind(p_bind_hash text, p_user uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare v_openid text;
begin
  update public.wechat_ticket set bind_expires_at = p_now where bind_hash = p_bind_hash and bind_expires_at > p_now
    returning openid_index into v_openid;
  if not found then return 'expired'; end if;
  insert into public.wechat_binding (openid_index, user_id, created_at) values (v_openid, p_user, p_now) on conflict do nothing;
  return case when found then 'bound' else 'taken' end;
end $$;

-- ── What can be thrown away ──────────────────────────────────────────────────────────────────────────────────
create function accounts_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sessions where expires_at < p_now - interval '7 days';
  delete from public.sms_code where sent_at < p_now - interval '2 days';
  delete from public.sign_in_pause where updated_at < p_now - interval '3 days' and (paused_until is null or paused_until < p_now);
  delete from public.wechat_ticket where expires_at < p_now - interval '1 day';
  delete from public.link_token l where l.expires_at < p_now - interval '90 days'
    and not exists (select from public.sessions s where s.s_hash = l.hash);
$$;

-- ── Public settings ──────────────────────────────────────────────────────────────────────────────────────────
create table app_setting (
  key   text primary key check (length(key) between 1 and 50),
  value text not null
);
create function app_settings(p_keys text[]) returns table (key text, value text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.key, s.value from public.app_setting s where s.key = any(p_keys) order by s.key
$$;
create function app_setting_put(p_key text, p_value text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.app_setting values (p_key, p_value) on conflict (key) do update set value = excluded.value
$$;

-- ── Certification of an enterprise ───────────────────────────────────────────────────────────────────────────
create table certification (
  main_id         uuid not null references main_account (id),
  id              uuid not null,
  enterprise_name text not null check (length(enterprise_name) between 2 and 100),
  credit_code     text not null check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  license_file_id uuid not null,
  legal_person    text not null,
  contact_name    text not null,
  contact_phone_enc bytea not null,
  region_code     text,
  address         text,
  status          text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  submitted_by    uuid not null references users (id),
  submitted_at    timestamptz not null,
  reviewed_by     uuid references users (id),
  reviewed_at     timestamptz,
  reason          text,
  primary key (main_id, id),
  foreign key (main_id, license_file_id) references file_object (main_id, id)
);
call enable_tenant_rls('certification', 'select, insert, update');
create unique index certification_pending on certification (main_id) where status = 'pending';

grant execute on function user_by_mobile(text), user_by_id(uuid),
  user_create(uuid, text, text, text, bytea, text, timestamptz), user_set_password(uuid, text, timestamptz),
  user_set_mobile(uuid, text, bytea, timestamptz), user_edit(uuid, text, bytea, uuid, timestamptz),
  user_signed_in(uuid, uuid, timestamptz), memberships_of(uuid),
  users_of_account(uuid, text, text, text, int, bigint), default_staff_team(),
  link_create(text, text, uuid, text[], timestamptz), link_find(text, timestamptz), links_of_mobile(text, timestamptz),
  link_revoke(uuid, timestamptz), link_choose(uuid, text, uuid, timestamptz),
  session_open(uuid, text, text, uuid, uuid, text, text, timestamptz, timestamptz),
  session_open_visitor(uuid, text, text, bytea, text, text, text, timestamptz, timestamptz),
  session_resolve(text, timestamptz), session_revoke(uuid, timestamptz), sessions_revoke(uuid, uuid, uuid, timestamptz),
  session_mobile(uuid),
  sms_code_add(uuid, text, text, text, text, boolean, int, timestamptz, timestamptz),
  sms_code_spend(text, text, text, timestamptz), sms_outbox_drop(uuid),
  sign_in_reserve(text, text, timestamptz), sign_in_paused(text, text, timestamptz), sign_in_clear(text, text),
  wechat_ticket_add(uuid, text, text, text, uuid, timestamptz, timestamptz), wechat_scan(text, timestamptz),
  wechat_identify(text, text, text, text, text, timestamptz), wechat_answer(text, boolean, timestamptz),
  wechat_take(text, text, timestamptz), wechat_bind_open(text, timestamptz), wechat_bind(text, uuid, timestamptz),
  accounts_purge(timestamptz), app_settings(text[]), app_setting_put(text, text)
  to probity_app;

-- ── Dictionaries: the words of choices, in both languages ────────────────────────────────────────────────────
create table dict_entry (
  type       text not null check (length(type) between 1 and 50),
  value      text not null check (length(value) between 1 and 50),
  label_en   text not null,
  label_zh   text not null,
  sort       int not null,
  css_class  text not null default '',
  list_class text not null default '',
  is_default boolean not null default false,
  enabled    boolean not null default true,
  primary key (type, value)
);
create function dict_entries(p_types text[]) returns setof dict_entry
language sql stable security definer set search_path = pg_catalog, public as $$
  select * from public.dict_entry d where d.type = any(p_types) and d.enabled order by d.type, d.sort, d.value
$$;
grant execute on function dict_entries(text[]) to probity_app;

insert into dict_entry (type, value, label_en, label_zh, sort, is_default) values
  ('positionClass', 'general', 'General', '普通岗位', 1, true),
  ('positionClass', 'finance', 'Finance and cash', '财务资金岗位', 2, false),
  ('positionClass', 'management', 'Management', '管理岗位', 3, false),
  ('positionClass', 'technology', 'Technology and data', '技术与数据岗位', 4, false),
  ('positionClass', 'driver', 'Driver', '驾驶岗位', 5, false),
  ('positionClass', 'childcare', 'Care of children or patients', '儿童及病患照护岗位', 6, false),
  ('positionClass', 'security', 'Security', '安保岗位', 7, false),
  ('leaveReason', 'resigned', 'Resigned', '主动离职', 1, true),
  ('leaveReason', 'contractEnded', 'Contract ended', '合同到期', 2, false),
  ('leaveReason', 'agreed', 'Ended by agreement', '协商解除', 3, false),
  ('leaveReason', 'dismissed', 'Dismissed', '单位辞退', 4, false),
  ('leaveReason', 'redundancy', 'Redundancy', '裁员', 5, false),
  ('leaveReason', 'closed', 'The employer closed', '单位注销或停业', 6, false),
  ('leaveReason', 'retired', 'Retired', '退休', 7, false),
  ('leaveReason', 'other', 'Other', '其他', 8, false),
  ('educationLevel', 'doctor', 'Doctorate', '博士研究生', 1, false),
  ('educationLevel', 'master', 'Master', '硕士研究生', 2, false),
  ('educationLevel', 'bachelor', 'Bachelor', '本科', 3, true),
  ('educationLevel', 'college', 'Junior college', '专科', 4, false),
  ('educationLevel', 'secondaryVocational', 'Secondary vocational school', '中专', 5, false),
  ('educationLevel', 'highSchool', 'High school', '高中', 6, false),
  ('educationLevel', 'other', 'Other', '其他', 7, false),
  ('studyForm', 'fullTime', 'Full-time', '普通全日制', 1, true),
  ('studyForm', 'partTime', 'Part-time', '非全日制', 2, false),
  ('studyForm', 'adult', 'Adult education', '成人教育', 3, false),
  ('studyForm', 'selfTaught', 'Self-taught examination', '自学考试', 4, false),
  ('studyForm', 'online', 'Online education', '网络教育', 5, false),
  ('studyForm', 'open', 'Open university', '开放教育', 6, false),
  ('studyForm', 'overseas', 'Abroad', '海外教育', 7, false),
  ('consentWay', 'sms', 'Link by SMS', '短信链接', 1, true),
  ('consentWay', 'link', 'Link to copy', '复制链接', 2, false),
  ('consentWay', 'paper', 'Signed form uploaded', '上传已签授权书', 3, false),
  ('refereeRelation', 'manager', 'Manager', '直属上级', 1, true),
  ('refereeRelation', 'colleague', 'Colleague', '同事', 2, false),
  ('refereeRelation', 'report', 'Direct report', '下属', 3, false),
  ('refereeRelation', 'hr', 'Human resources', '人力资源', 4, false),
  ('refereeRelation', 'client', 'Client', '客户', 5, false),
  ('refereeRelation', 'teacher', 'Teacher', '老师', 6, false),
  ('lamp', 'green', 'Nothing found', '绿灯：无异常', 1, false),
  ('lamp', 'blue', 'Small discrepancy', '蓝灯：轻微差异', 2, false),
  ('lamp', 'yellow', 'Large discrepancy or too little material', '黄灯：较大差异或材料不足', 3, false),
  ('lamp', 'red', 'Forgery or high risk', '红灯：造假或高风险', 4, false),
  ('itemResult', 'consistent', 'Consistent', '一致', 1, false),
  ('itemResult', 'discrepant', 'Discrepant', '不一致', 2, false),
  ('itemResult', 'found', 'Entries found', '有记录', 3, false),
  ('itemResult', 'none', 'No entries', '无记录', 4, false),
  ('itemResult', 'unverifiable', 'Could not be verified', '无法核实', 5, false),
  ('authStatus', '0', 'Not verified', '未认证', 1, true),
  ('authStatus', '1', 'Under review', '审核中', 2, false),
  ('authStatus', '2', 'Verified', '已认证', 3, false),
  ('authStatus', '3', 'Rejected', '已驳回', 4, false),
  ('role', 'owner', 'Owner', '所有者', 1, false),
  ('role', 'admin', 'Administrator', '管理员', 2, false),
  ('role', 'recruiter', 'Recruiter', '招聘专员', 3, true),
  ('role', 'finance', 'Finance', '财务', 4, false),
  ('role', 'viewer', 'Viewer', '只读成员', 5, false),
  ('role', 'analyst', 'Analyst', '核查分析师', 6, false),
  ('role', 'support', 'Support', '客户支持', 7, false),
  ('role', 'operator', 'Operator', '运营', 8, false);
