-- How people get in: sessions, SMS codes, the pause after wrong passwords. As with users, the application role has only the
-- functions, and the time comes from the caller.

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

grant execute on function session_open(uuid, text, text, uuid, uuid, text, text, timestamptz, timestamptz),
  session_open_visitor(uuid, text, text, bytea, text, text, text, timestamptz, timestamptz),
  session_resolve(text, timestamptz), session_revoke(uuid, timestamptz), sessions_revoke(uuid, uuid, uuid, timestamptz),
  session_mobile(uuid),
  sms_code_add(uuid, text, text, text, text, boolean, int, timestamptz, timestamptz),
  sms_code_spend(text, text, text, timestamptz), sms_outbox_drop(uuid),
  sign_in_reserve(text, text, timestamptz), sign_in_paused(text, text, timestamptz), sign_in_clear(text, text)
  to probity_app;
