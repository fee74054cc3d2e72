-- Records that were given to another person by one act, kept for as long as it can be taken back (decision 122). The trail of each
-- record tells the same for good.
create table assignment (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  given_by      uuid not null,
  given_to      uuid not null,
  given_at      timestamptz not null,
  -- What goes through its records: the task that gives them, then one that takes them back; null where it was done at once
  task_id       uuid,
  -- When all of them were gone through, or the task was broken off
  ended_at      timestamptz,
  taken_back_at timestamptz,
  primary key (main_id, id)
);
call enable_tenant_rls('assignment');
call enable_definer_access('assignment');
create index assignment_of_giver on assignment (main_id, given_by, given_at desc);
create index assignment_of_task on assignment (main_id, task_id) where task_id is not null;
create index assignment_over on assignment (given_at);

create table assignment_record (
  main_id       uuid not null,
  assignment_id uuid not null,
  check_id      uuid not null,
  -- Who had it: a colleague or an API key, which is no row of users (decision 11), and by which act
  owner_before  uuid not null,
  act_before    uuid,
  taken_back    boolean not null default false,
  primary key (main_id, assignment_id, check_id),
  foreign key (main_id, assignment_id) references assignment (main_id, id) on delete cascade,
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('assignment_record');
create index assignment_record_of_check on assignment_record (main_id, check_id);

-- The act by which whoever is in charge has it; null for who ordered it, or took it over from a colleague who went. An act can be
-- taken back of a record that still says its name. The act itself goes after some days, so this refers to nothing.
alter table checks add column assignment_id uuid;
