-- Main accounts, their departments, people and files. Users belong to no single account, so the application role has no grants
-- on them: it calls functions.

create table main_account (
  id          uuid primary key,
  main_id     uuid not null generated always as (id) stored unique,
  kind        text not null check (kind in ('enterprise', 'platform')),
  name        text not null check (length(name) between 1 and 200),
  -- 0 none, 1 pending, 2 verified, 3 rejected (contract: authStatus)
  auth_status smallint not null default 0 check (auth_status between 0 and 3),
  settings    jsonb not null default '{}',
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
call enable_tenant_rls('main_account', 'select, insert, update');
call enable_definer_access('main_account');
-- One platform an installation, also when two create it at once.
create unique index main_account_platform on main_account (kind) where kind = 'platform';

create table department (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  parent_id  uuid,
  name       text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  -- Fen a calendar month in China; null is no limit
  monthly_budget bigint check (monthly_budget >= 0),
  primary key (main_id, id),
  foreign key (main_id, parent_id) references department (main_id, id)
);
create unique index department_by_name on department (main_id, lower(name));
call enable_tenant_rls('department');

-- ── Files: what is known about encrypted bytes; names are only metadata, storage keys are random ─────────────
create table file_object (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  storage_key   text not null unique,
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size          bigint not null check (size >= 0),
  mime          text not null,
  original_name text not null check (length(original_name) between 1 and 255),
  kind          text not null,
  encrypted     boolean not null default true,
  created_by    uuid,
  created_at    timestamptz not null default now(),
  primary key (main_id, id)
);
call enable_tenant_rls('file_object');
-- An order looks for the same bytes uploaded again: one signed form is the consent of one person.
create index file_object_by_digest on file_object (main_id, sha256);

-- What each account keeps, counted as it changes: an upload asks for one row, not for every file.
create table file_usage (
  main_id uuid primary key references main_account (id),
  files   int    not null default 0 check (files >= 0),
  bytes   bigint not null default 0 check (bytes >= 0)
);
call enable_tenant_rls('file_usage', 'select');
create trigger file_object_counted after insert or delete on file_object for each row execute function file_object_counted();

-- Stored bytes whose rows are gone and that still have to be removed: a crash between the two leaves none behind. An upload
-- notes its bytes before it stores them: what a crash leaves without a row goes by the note.
create table erased_object (
  main_id     uuid not null references main_account (id),
  storage_key text not null,
  at          timestamptz not null,
  primary key (main_id, storage_key)
);
call enable_tenant_rls('erased_object', 'select, insert, delete');

-- ── People ───────────────────────────────────────────────────────────────────────────────────────────────────
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
  -- What the person reads, in the words of the wire; it follows them to every browser. Null while nobody knows.
  language       text check (language in ('en', 'zh-CN')),
  foreign key (avatar_main_id, avatar_file_id) references file_object (main_id, id)
);

-- A user's place in an account.
create table membership (
  main_id       uuid not null references main_account (id),
  user_id       uuid not null references users (id),
  role          text not null check (role in ('owner', 'admin', 'recruiter', 'finance', 'viewer',
                                              'analyst', 'support', 'operator')),
  department_id uuid,
  disabled      boolean not null default false,
  last_used_at  timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  -- Fen a calendar month in China; null is no limit
  monthly_budget bigint check (monthly_budget >= 0),
  -- When somebody who was added was last told of it, after the first time
  told_at       timestamptz,
  -- As whom the account added them. Until they open the account it learns nothing of them: not their own name, not whether
  -- Probity knew the phone.
  invited_name  text check (length(invited_name) between 1 and 30),
  primary key (main_id, user_id),
  foreign key (main_id, department_id) references department (main_id, id)
);
create index membership_by_user on membership (user_id);
call enable_tenant_rls('membership');
call enable_definer_access('membership');

-- What somebody looks at again and again in a list: name and filters, a user's own in one account. The filters may hold a
-- phone or an ID number that was searched for, so they are encrypted.
create table saved_view (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  user_id    uuid not null,
  screen     text not null check (screen in ('records')),
  name       text not null check (length(name) between 1 and 40),
  query_enc  bytea not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (main_id, id)
);
create unique index saved_view_by_name on saved_view (main_id, user_id, screen, lower(name));
create unique index saved_view_default on saved_view (main_id, user_id, screen) where is_default;
call enable_tenant_rls('saved_view');
