-- How people get in: links, sessions, SMS codes, WeChat, and the pauses after wrong passwords. None of it belongs to one account,
-- so the application role has only the functions. Times come from the caller (p_now), so that rules and tests share one clock.

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
  -- Why it ended early, where that is still told: whom nothing is left to sign in to hears so (-6), not that time ran out.
  revoked_for  text,
  check (kind <> 'login' or (user_id is not null and main_id is not null and s_hash is null)),
  check (kind <> 'visitor' or (user_id is null and main_id is null and mobile_index is not null and mobile_enc is not null)),
  check (revoked_for is null or revoked_for = 'disabled' and revoked_at is not null)
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;
create index sessions_by_end on sessions (expires_at);
-- Stands at the table of places, so that no way of changing one can forget it.
create trigger membership_sessions_end after update of role, disabled or delete on membership
  for each row execute function membership_ends_sessions();

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

-- Wrong passwords of a whole network: one password tried on many phones.
create table sign_in_network (
  network_index text primary key,
  failures      int not null,
  since         timestamptz not null
);

-- Wrong SMS codes of the ways in, by phone and network: guessed from many networks they raise the same alarm as passwords.
create table sign_in_wrong_code (
  account_index text not null,
  network_index text not null,
  tries         int not null,
  updated_at    timestamptz not null,
  primary key (account_index, network_index)
);

-- Wrong passwords for one phone from many networks: no pause of one account on one network sees them together. When the alarm
-- was last raised for a phone (also one that nobody has: both cost the same), and whether it was told.
create table sign_in_alarm (
  account_index text primary key,
  raised_at     timestamptz not null,
  told          boolean not null
);

-- ── A person's own history: kept for half a year; also tries that a pause or a wrong code refused ────────────
create table sign_in_event (
  id         uuid primary key,
  user_id    uuid not null references users (id),
  way        text not null check (way in ('password', 'sms', 'wechat')),
  outcome    text not null check (outcome in ('ok', 'wrongPassword', 'wrongCode', 'paused')),
  ip         text,
  user_agent text,
  at         timestamptz not null
);
create index sign_in_event_by_user on sign_in_event (user_id, at desc, id desc);
create index sign_in_event_by_time on sign_in_event (at);
