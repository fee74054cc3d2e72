-- The audit trail, repeated requests, public settings, and the words of choices.

-- ── Audit: insert-only for the application; a sealer chains the rows per account ─────────────────────────────
create table audit_event (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  at            timestamptz not null default clock_timestamp(),
  actor_user_id uuid,
  -- Of an API key actor_user_id is the key's id.
  actor_kind    text not null check (actor_kind in ('enterprise', 'staff', 'visitor', 'anonymous', 'system', 'apiKey')),
  session_id    uuid,
  ip            text,
  request_id    text,
  action        text not null,
  entity        text not null,
  entity_id     text,
  detail        jsonb not null default '{}',
  seq           bigint,
  prev_hash     bytea,
  hash          bytea,
  primary key (main_id, id),
  unique (main_id, seq),
  check ((seq is null) = (hash is null) and (seq is null) = (prev_hash is null))
);
create index audit_event_unsealed on audit_event (main_id, at) where seq is null;
create index audit_event_by_time on audit_event (main_id, at desc, id desc);
create index audit_event_by_entity on audit_event (main_id, entity, entity_id, at);
create index audit_event_by_actor on audit_event (main_id, actor_user_id, at desc, id desc);
call enable_tenant_rls('audit_event', 'select');
call enable_definer_access('audit_event');
-- Columns of the chain are not the application's to write.
grant insert (main_id, id, at, actor_user_id, actor_kind, session_id, ip, request_id, action, entity, entity_id, detail)
  on audit_event to probity_app;

-- The end of each account's chain: without it, cutting off the newest rows would leave no trace.
create table audit_chain (
  main_id   uuid primary key references main_account (id),
  last_seq  bigint not null,
  last_hash bytea not null,
  sealed_at timestamptz not null default now()
);
call enable_tenant_rls('audit_chain', '');
call enable_definer_access('audit_chain');

-- ── Idempotency: written in the same transaction as the effect ───────────────────────────────────────────────
create table idempotency_key (
  main_id      uuid not null references main_account (id),
  key          text not null check (length(key) between 8 and 100),
  operation    text not null,
  user_id      uuid,
  request_hash text not null,
  reply        jsonb,
  created_at   timestamptz not null default now(),
  primary key (main_id, operation, key)
);
call enable_tenant_rls('idempotency_key');

-- Seeds that ran, so that each runs once.
create table seed_run (
  name   text primary key,
  ran_at timestamptz not null default now()
);

-- ── Public settings ──────────────────────────────────────────────────────────────────────────────────────────
create table app_setting (
  key   text primary key check (length(key) between 1 and 50),
  value text not null
);

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
