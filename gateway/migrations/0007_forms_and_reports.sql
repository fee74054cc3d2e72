-- What the candidate fills in and uploads; then findings with evidence, the review trail, published versions, shares.

-- What the candidate fills in, section by section as typed, encrypted.
create table candidate_form (
  main_id     uuid not null,
  check_id    uuid not null,
  section     text not null check (section in ('identity', 'education', 'employment', 'certificates', 'references')),
  content_enc bytea not null,
  saved_at    timestamptz not null default now(),
  primary key (main_id, check_id, section),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('candidate_form', 'select, insert, update');

-- Files the candidate uploaded for a check.
create table candidate_file (
  main_id  uuid not null,
  check_id uuid not null,
  file_id  uuid not null,
  primary key (main_id, check_id, file_id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id)
);
call enable_tenant_rls('candidate_file', 'select, insert');

-- What was found for an item, encrypted: {lampReason, note, entries, attempts, computed}
create table finding (
  main_id       uuid not null,
  check_item_id uuid not null,
  body_enc      bytea not null,
  result        text check (result in ('consistent', 'discrepant', 'found', 'none', 'unverifiable')),
  lamp          text check (lamp in ('green', 'blue', 'yellow', 'red')),
  row_version   int not null default 1,
  updated_by    uuid,
  updated_at    timestamptz not null default now(),
  primary key (main_id, check_item_id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('finding', 'select, insert, update');

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

create table report_review (
  main_id     uuid not null,
  id          uuid not null,
  check_id    uuid not null,
  version     int not null,
  action      text not null check (action in ('submitted', 'returned', 'published', 'disputed')),
  by_user     uuid,
  comment_enc bytea,
  at          timestamptz not null default now(),
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('report_review', 'select, insert');
create index report_review_by_check on report_review (main_id, check_id, at);

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
create function publisher_is_no_editor() returns trigger language plpgsql as $$
begin
  if exists (select from report_editor e where e.main_id = new.main_id and e.check_id = new.check_id
             and e.version = new.version and e.user_id = new.reviewer_id) then
    raise exception 'the editor of report % cannot publish it', new.check_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
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
