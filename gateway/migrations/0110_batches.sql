-- Orders of many checks from a list: what was read, what was mended, and what became of each row (decision 115). A batch that is not
-- confirmed goes with all that is in it, and so do the cells of a row once it was ordered: the record has them then.

create table batch (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  name         text not null check (length(name) between 1 and 200),
  source_kind  text not null check (source_kind in ('file', 'paste', 'applications')),
  status       text not null check (status in ('reading', 'unreadable', 'matching', 'checking', 'open', 'ordering', 'done',
                                               'cancelled')),
  -- Counted up with each change of its rows or terms, so that nobody writes over what they have not read
  revision     int not null default 0 check (revision >= 0),
  -- A colleague or an API key, which is no row of users (decision 11)
  created_by   uuid not null,
  -- Of whoever began it: colleagues of the same department reach it
  department_id uuid,
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  -- The uploaded list, until it was read
  file_id      uuid,
  -- The work under way, or the last one
  task_id      uuid,
  -- Why the list cannot be read, and what reading decided by itself: names and numbers for words, no cell of the list
  fault        jsonb,
  notes        jsonb not null default '[]',
  header_row   int,
  -- The first lines and the columns, as read and matched, sealed: heads and samples are people's data
  columns_enc  bytea,
  -- What rows are ordered with that say nothing else: contract BatchTerms
  terms        jsonb not null default '{}',
  -- Version and price of each package at the moment of confirming, by package
  pinned       jsonb,
  confirmed_by uuid,
  confirmed_at timestamptz,
  ended_at     timestamptz,
  -- When it goes, until it is confirmed
  erase_at     timestamptz,
  primary key (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id),
  check ((confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (pinned is null))
);
call enable_tenant_rls('batch');
call enable_definer_access('batch');
create index batch_created on batch (main_id, created_at desc, id desc);
create index batch_due on batch (erase_at) where erase_at is not null;

create table batch_row (
  main_id       uuid not null,
  id            uuid not null,
  batch_id      uuid not null,
  no            int not null check (no between 1 and 10000),
  -- Its line in the list
  line          int not null check (line >= 1),
  state         text not null check (state in ('unchecked', 'faulty', 'ready', 'dropped', 'placed', 'awaitingApproval',
                                               'awaitingPayment', 'refused', 'cancelled')),
  -- All cells of the line as read, and what they mean by field as it was mended; both sealed, both gone once it was ordered
  line_enc      bytea,
  cells_enc     bytea,
  -- Field, name and group of each fault; the group of a word nobody knows is a blind index of it
  faults        jsonb not null default '[]',
  -- `list`, `earlier`, `application`: where its person stands too, and for which of them somebody said that it is ordered all the same
  duplicates    text[] not null default '{}' check (duplicates <@ '{list,earlier,application}'),
  kept          text[] not null default '{}' check (kept <@ '{list,earlier,application}'),
  -- Why a dropped one is: left out by hand, or as a duplicate of this kind
  dropped_for   text check (dropped_for in ('hand', 'list', 'earlier', 'application')),
  mobile_index  text,
  id_index      text,
  -- The application it was begun from
  application_id uuid,
  check_id      uuid,
  -- Why ordering refused it, a code of the contract and the field
  refused_code  int,
  refused_field text,
  primary key (main_id, id),
  foreign key (main_id, batch_id) references batch (main_id, id),
  -- All places of a batch may move at once
  constraint batch_row_no unique (main_id, batch_id, no) deferrable initially immediate,
  check (state <> 'dropped' or dropped_for is not null)
);
call enable_tenant_rls('batch_row');
create index batch_row_state on batch_row (main_id, batch_id, state, no);
create index batch_row_mobile on batch_row (main_id, batch_id, mobile_index) where mobile_index is not null;
create index batch_row_person on batch_row (main_id, batch_id, id_index) where id_index is not null;
create index batch_row_check on batch_row (main_id, check_id) where check_id is not null;
create index batch_row_application on batch_row (main_id, application_id) where application_id is not null;

-- How many rows are in which state, kept by the statements that move them: exact at any moment.
create table batch_count (
  main_id  uuid not null,
  batch_id uuid not null,
  state    text not null,
  rows     int not null check (rows >= 0),
  primary key (main_id, batch_id, state),
  foreign key (main_id, batch_id) references batch (main_id, id)
);
call enable_tenant_rls('batch_count');

create trigger batch_rows_added after insert on batch_row referencing new table as new_rows
  for each statement execute function batch_rows_counted();
create trigger batch_rows_changed after update on batch_row referencing old table as old_rows new table as new_rows
  for each statement execute function batch_rows_counted();
create trigger batch_rows_gone after delete on batch_row referencing old table as old_rows
  for each statement execute function batch_rows_counted();

-- Changes of rows that can be taken back, the newest last: what they were before, sealed. What it was called stands in names and numbers.
create table batch_change (
  main_id    uuid not null,
  batch_id   uuid not null,
  no         int not null check (no >= 1),
  made_by    uuid not null,
  made_at    timestamptz not null,
  what       jsonb not null,
  before_enc bytea not null,
  primary key (main_id, batch_id, no),
  foreign key (main_id, batch_id) references batch (main_id, id)
);
call enable_tenant_rls('batch_change');

-- What the heads of an account's lists mean, where somebody asked that it be remembered: a blind index of the head, for it may hold
-- anything. A null field is a column that is not read.
create table batch_head (
  main_id    uuid not null references main_account (id),
  head_index text not null,
  field      text check (field in ('name', 'mobile', 'idNumber', 'positionTitle', 'positionClass', 'package', 'consentWay', 'department')),
  said_at    timestamptz not null,
  primary key (main_id, head_index)
);
call enable_tenant_rls('batch_head');

create trigger application_leaves_batches after delete on application
  for each row execute function application_leaves_batches();
