-- WeChat codes and bindings, what can be thrown away, public settings, and the words of choices.

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

grant execute on function wechat_ticket_add(uuid, text, text, text, uuid, timestamptz, timestamptz), wechat_scan(text, timestamptz),
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
