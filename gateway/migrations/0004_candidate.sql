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
