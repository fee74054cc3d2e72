-- Findings with evidence, the review trail, published versions, shares.

-- What was found for an item, encrypted: {lampReason, note, entries, attempts, computed}
create table finding (
  main_id       uuid not null,
  check_item_id uuid not null,
  body_enc      bytea not null,
  result        text check (result in ('consistent', 'discrepant', 'found', 'none', 'unverifiable', 'wellFormed')),
  lamp          text check (lamp in ('green', 'blue', 'yellow', 'red')),
  row_version   int not null default 1,
  updated_by    uuid,
  updated_at    timestamptz not null default now(),
  primary key (main_id, check_item_id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('finding', 'select, insert, update');

-- Every saved edit is a version.
create table finding_version (
  main_id       uuid not null,
  check_item_id uuid not null,
  version       int not null,
  body_enc      bytea not null,
  result        text,
  lamp          text,
  -- Null: an algorithm
  edited_by     uuid,
  edited_at     timestamptz not null,
  primary key (main_id, check_item_id, version),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('finding_version', 'select, insert');

create table evidence (
  main_id       uuid not null,
  id            uuid not null,
  check_item_id uuid not null,
  file_id       uuid,
  source_enc    bytea not null,
  note_enc      bytea,
  method        text not null check (method in ('phone', 'email', 'letter', 'website', 'register', 'document', 'computed', 'list')),
  obtained_at   timestamptz not null,
  operator_id   uuid not null,
  created_at    timestamptz not null default now(),
  -- Taken out of the draft; versions published with it keep showing it.
  removed_at    timestamptz,
  primary key (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id)
);
call enable_tenant_rls('evidence', 'select, insert');
grant update (removed_at) on evidence to probity_app;
create index evidence_by_item on evidence (main_id, check_item_id, created_at);

-- Who worked on which version of a draft: the editor cannot publish it.
create table report_editor (
  main_id    uuid not null,
  check_id   uuid not null,
  version    int not null,
  user_id    uuid not null,
  edited_at  timestamptz not null default now(),
  primary key (main_id, check_id, version, user_id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('report_editor', 'select, insert');
grant update (edited_at) on report_editor to probity_app;

-- The steps of a report. A dispute names the item it is about, and may be answered by a rejection with its reason: the version
-- stays as it is. Why an item was worked again is told to analysts with the other steps, and to nobody who reads the report.
create table report_review (
  main_id     uuid not null,
  id          uuid not null,
  check_id    uuid not null,
  version     int not null,
  action      text not null check (action in ('submitted', 'returned', 'published', 'disputed', 'reopened', 'rejected')),
  by_user     uuid,
  comment_enc bytea,
  at          timestamptz not null default now(),
  check_item_id uuid,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id),
  constraint report_review_item_check check (
    case action when 'reopened' then check_item_id is not null
                when 'disputed' then true
                else check_item_id is null end)
);
call enable_tenant_rls('report_review', 'select, insert');
create index report_review_by_check on report_review (main_id, check_id, at);
-- Nobody answers for what they published themselves.
create trigger report_review_four_eyes before insert on report_review
  for each row execute function rejecter_is_no_publisher();

-- Which items a reviewer has opened since the report was handed over: what is not green is opened before it is published.
create table review_opening (
  main_id       uuid not null,
  -- The handing over that this review answers
  review_id     uuid not null,
  check_item_id uuid not null,
  user_id       uuid not null,
  opened_at     timestamptz not null,
  primary key (main_id, review_id, check_item_id, user_id),
  foreign key (main_id, review_id) references report_review (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('review_opening', 'select, insert');

-- A published report never changes: a correction is the next version.
create table report_version (
  main_id      uuid not null,
  check_id     uuid not null,
  version      int not null,
  body_enc     bytea not null,
  lamp         text not null check (lamp in ('green', 'blue', 'yellow', 'red')),
  changed      text[] not null default '{}',
  author_id    uuid not null,
  reviewer_id  uuid not null,
  published_at timestamptz not null default now(),
  primary key (main_id, check_id, version),
  foreign key (main_id, check_id) references checks (main_id, id),
  check (author_id <> reviewer_id)
);
call enable_tenant_rls('report_version', 'select, insert');
-- The database refuses a publication by somebody who edited that version.
create trigger report_version_four_eyes before insert on report_version
  for each row execute function publisher_is_no_editor();

create table share (
  main_id    uuid not null,
  id         uuid not null,
  check_id   uuid not null,
  max_views  int not null check (max_views between 1 and 200),
  views      int not null default 0,
  leave_out  text[] not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  check (views <= max_views)
);
call enable_tenant_rls('share', 'select, insert');
grant update (views, revoked_at) on share to probity_app;
create index share_by_check on share (main_id, check_id, created_at);

create table share_mobile (
  main_id      uuid not null,
  share_id     uuid not null,
  mobile_index text not null,
  mobile_enc   bytea not null,
  primary key (main_id, share_id, mobile_index),
  foreign key (main_id, share_id) references share (main_id, id)
);
call enable_tenant_rls('share_mobile', 'select, insert');

create table share_view (
  main_id      uuid not null,
  share_id     uuid not null,
  session_id   uuid not null,
  mobile_index text not null,
  at           timestamptz not null default now(),
  primary key (main_id, share_id, session_id),
  foreign key (main_id, share_id) references share (main_id, id)
);
call enable_tenant_rls('share_view', 'select, insert');
