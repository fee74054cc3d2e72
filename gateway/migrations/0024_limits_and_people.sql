-- Limits of what an account sends and of what a network tries, people who were added and have not been here yet, codes that
-- are too old to send, and a longer history of tries.

-- ── SMS to phones an account names: one row a message ────────────────────────────────────────────────────────
create table sms_allowance (
  main_id uuid not null references main_account (id),
  id      uuid not null,
  kind    text not null check (kind in ('invitation', 'member', 'share')),
  sent_at timestamptz not null,
  primary key (main_id, id)
);
call enable_tenant_rls('sms_allowance', 'select, insert');
call enable_definer_access('sms_allowance');
create index sms_allowance_by_time on sms_allowance (main_id, kind, sent_at);

-- Takes so many of the account's messages of 24 hours, or takes none and gives the seconds until they are free. Requests of
-- one account wait for each other.
create function sms_allow(p_ids uuid[], p_kind text, p_per_day int, p_now timestamptz) returns int
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_sent int;
  v_over int;
  v_free timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms-allowance:' || p_kind || ':' || public.app_main_id(), 0));
  select count(*) into v_sent from public.sms_allowance a
    where a.main_id = public.app_main_id() and a.kind = p_kind and a.sent_at > p_now - interval '1 day';
  v_over := v_sent + cardinality(p_ids) - p_per_day;
  if v_over > 0 then
    select a.sent_at + interval '1 day' into v_free from public.sms_allowance a
      where a.main_id = public.app_main_id() and a.kind = p_kind and a.sent_at > p_now - interval '1 day'
      order by a.sent_at offset v_over - 1 limit 1;
    -- More at once than a day allows: no wait helps, the longest is told.
    return greatest(1, ceil(extract(epoch from coalesce(v_free, p_now + interval '1 day') - p_now))::int);
  end if;
  insert into public.sms_allowance (main_id, id, kind, sent_at)
    select public.app_main_id(), one.id, p_kind, p_now from unnest(p_ids) as one (id);
  return 0;
end $$;

-- ── Wrong passwords of a whole network: one password tried on many phones ────────────────────────────────────
create table sign_in_network (
  network_index text primary key,
  failures      int not null,
  since         timestamptz not null
);

-- Counts a try for its network and then for its account there (sign_in_reserve), before the password is looked at. Gives
-- 'network' or 'account' with the seconds of the pause, or 'go'. A network has p_limit failures in 10 minutes.
create function sign_in_try(p_account text, p_network text, p_limit int, p_now timestamptz)
returns table (verdict text, wait int)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  n public.sign_in_network;
  v_wait int;
begin
  insert into public.sign_in_network (network_index, failures, since) values (p_network, 0, p_now) on conflict do nothing;
  select * into n from public.sign_in_network x where x.network_index = p_network for update;
  if n.failures = 0 or n.since <= p_now - interval '10 minutes' then
    n.failures := 0;
    n.since := p_now;
  end if;
  if n.failures >= p_limit then
    return query select 'network'::text,
      greatest(1, ceil(extract(epoch from n.since + interval '10 minutes' - p_now))::int);
    return;
  end if;
  v_wait := public.sign_in_reserve(p_account, p_network, p_now);
  if v_wait > 0 then
    -- Refused without a look at the password: no failure of the network's.
    return query select 'account'::text, v_wait;
    return;
  end if;
  update public.sign_in_network x set failures = n.failures + 1, since = n.since where x.network_index = p_network;
  return query select 'go'::text, 0;
end $$;

-- A right password is no failure.
create function sign_in_network_give_back(p_network text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sign_in_network set failures = greatest(0, failures - 1) where network_index = p_network
$$;

create function limits_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sms_allowance where sent_at < p_now - interval '2 days';
  delete from public.sign_in_network where since < p_now - interval '1 day';
  delete from public.sms_outbox where status = 'expired' and updated_at < p_now - interval '3 days';
$$;

-- ── People who were added and have not been here yet ─────────────────────────────────────────────────────────
-- As whom the account added them. Until they open the account it learns nothing of them: not their own name, not whether
-- Probity knew the phone.
alter table membership add column invited_name text check (length(invited_name) between 1 and 30);

create or replace function users_of_account(p_user uuid, p_keyword text, p_mobile_index text, p_status text, p_limit int,
                                            p_offset bigint)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, role text, status text, created_at timestamptz, total bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  with people as (
    select u.id, u.username, u.mobile_index, u.mobile_enc, m.role, m.created_at,
           case when m.last_used_at is null then coalesce(m.invited_name, u.nick_name) else u.nick_name end as nick_name,
           case when m.disabled then 'disabled'
                when m.last_used_at is null and m.invited_name is not null then 'invited'
                when u.signed_in_at is null and u.password_hash is null then 'invited' else 'enabled' end as status
      from public.membership m
      join public.users u on u.id = m.user_id
      join public.main_account a on a.id = m.main_id
      where m.main_id = public.app_main_id()
        and (a.kind = 'platform' or m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'))
        and (p_user is null or u.id = p_user)
  )
  select p.id, p.username, p.nick_name, p.mobile_enc, p.role, p.status, p.created_at, count(*) over ()
    from people p
    where (p_status is null or p.status = p_status)
      and (p_keyword is null or p.mobile_index = p_mobile_index
           or position(lower(p_keyword) in lower(p.nick_name)) > 0 or position(lower(p_keyword) in p.username) > 0)
    order by p.created_at, p.id limit p_limit offset p_offset
$$;

create or replace function members_of_account(p_user uuid, p_keyword text, p_mobile_index text, p_status text,
                                              p_department uuid, p_at timestamptz, p_id uuid, p_limit int)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, role text, status text, department_id uuid,
               monthly_budget bigint, signed_in_at timestamptz, told_at timestamptz, created_at timestamptz, is_shared boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with people as (
    select u.id, u.username, u.mobile_index, u.mobile_enc, m.role, m.department_id, m.monthly_budget,
           m.last_used_at as signed_in_at, coalesce(m.told_at, m.created_at) as told_at,
           -- A cursor carries milliseconds.
           date_trunc('milliseconds', m.created_at) as created_at,
           case when m.last_used_at is null then coalesce(m.invited_name, u.nick_name) else u.nick_name end as nick_name,
           case when m.disabled then 'disabled'
                when m.last_used_at is null and m.invited_name is not null then 'invited'
                when u.signed_in_at is null and u.password_hash is null then 'invited' else 'enabled' end as status,
           (m.last_used_at is not null or m.invited_name is null)
             and exists (select from public.membership o where o.user_id = u.id and o.main_id <> m.main_id) as is_shared
      from public.membership m
      join public.users u on u.id = m.user_id
      join public.main_account a on a.id = m.main_id
      where m.main_id = public.app_main_id()
        and (a.kind = 'platform' or m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'))
        and (p_user is null or u.id = p_user)
        and (p_department is null or m.department_id = p_department)
  )
  select p.id, p.username, p.nick_name, p.mobile_enc, p.role, p.status, p.department_id, p.monthly_budget, p.signed_in_at,
         p.told_at, p.created_at, p.is_shared
    from people p
    where (p_status is null or p.status = p_status) and (p_at is null or (p.created_at, p.id) > (p_at, p_id))
      and (p_keyword is null or p.mobile_index = p_mobile_index
           or position(lower(p_keyword) in lower(p.nick_name)) > 0 or position(lower(p_keyword) in p.username) > 0)
    order by p.created_at, p.id limit p_limit
$$;

-- The account mends the name of somebody who has not been here. It becomes the person's own only where this account made the
-- person: nobody is renamed from outside.
create function invited_rename(p_user uuid, p_name text, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.membership m set invited_name = p_name, updated_at = p_now
    where m.main_id = public.app_main_id() and m.user_id = p_user and m.last_used_at is null and m.invited_name is not null;
  if not found then return; end if;
  update public.users u set nick_name = p_name, updated_at = p_now
    where u.id = p_user and u.signed_in_at is null and u.password_hash is null
      and not exists (
        select from public.membership o join public.main_account a on a.id = o.main_id
          where o.user_id = u.id and o.main_id <> public.app_main_id()
            -- The platform's staff serve every enterprise: that is no account of their own.
            and not (a.kind = 'enterprise' and o.role in ('analyst', 'support', 'operator')));
end $$;

-- ── Messages that are worth nothing later ────────────────────────────────────────────────────────────────────
alter table sms_outbox add column expires_at timestamptz;
alter table sms_outbox drop constraint sms_outbox_status_check;
alter table sms_outbox add constraint sms_outbox_status_check
  check (status in ('waiting', 'retrying', 'sent', 'failed', 'expired'));

-- Of a message that was queued in this transaction.
create function sms_outbox_until(p_id uuid, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox set expires_at = p_expires where id = p_id and status = 'waiting' and created_at = now()
$$;

-- A message to send (sms_outbox_take only reads). One whose time is over is marked and never sent.
create function sms_outbox_claim(p_id uuid, p_now timestamptz) returns table (payload bytea, status text)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sms_outbox o set status = 'expired', updated_at = now()
    where o.id = p_id and o.status in ('waiting', 'retrying') and o.expires_at <= p_now;
  return query select o.payload, o.status from public.sms_outbox o where o.id = p_id;
end $$;

-- ── A person's own history also tells tries that a pause or a wrong code refused ─────────────────────────────
alter table sign_in_event drop constraint sign_in_event_outcome_check;
alter table sign_in_event add constraint sign_in_event_outcome_check
  check (outcome in ('ok', 'wrongPassword', 'wrongCode', 'paused'));

-- The same work for a phone nobody has. Of refused tries a day keeps a hundred: nobody fills somebody else's history.
create or replace function sign_in_note(p_id uuid, p_user uuid, p_way text, p_outcome text, p_ip text, p_user_agent text,
                                        p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sign_in_event (id, user_id, way, outcome, ip, user_agent, at)
    select p_id, u.id, p_way, p_outcome, p_ip, p_user_agent, p_now from public.users u where u.id = p_user
      and (p_outcome = 'ok' or (select count(*) from (
        select from public.sign_in_event e where e.user_id = p_user and e.outcome <> 'ok' and e.at > p_now - interval '1 day'
          limit 100) few) < 100)
$$;

-- ── A new password by SMS takes the way in by WeChat with it: whoever had the old one may have bound it ──────
create function wechat_unbind(p_user uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.wechat_binding where user_id = p_user;
  return found;
end $$;

-- Whom the phone of this answer was bound to, from within: told by SMS. Null for a sign-in and for a no.
create function wechat_bound_to(p_phone_token_hash text) returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.user_id from public.wechat_ticket t
    where t.phone_token_hash = p_phone_token_hash and t.purpose = 'bind' and t.status = 'confirmed'
$$;

grant execute on function invited_rename(uuid, text, timestamptz), sms_allow(uuid[], text, int, timestamptz),
  sign_in_try(text, text, int, timestamptz), sign_in_network_give_back(text), limits_purge(timestamptz), sms_outbox_until(uuid, timestamptz),
  sms_outbox_claim(uuid, timestamptz), wechat_unbind(uuid), wechat_bound_to(text)
  to probity_app;
