-- People of the accounts and the links (what `s` opens). They belong to no single account, so the application role has no
-- grants on them: it calls the functions below. Times come from the caller (p_now), so that rules and tests share one clock.
-- The certification of an enterprise belongs to its account, under row-level security.

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
  link_create(text, text, uuid, text[], timestamptz), link_find(text, timestamptz),
  links_of_mobile(text, timestamptz), link_revoke(uuid, timestamptz), link_choose(uuid, text, uuid, timestamptz)
  to probity_app;
