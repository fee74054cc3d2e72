-- The numbers of the home page, counted as their rows change (decision 125): how many checks, invitations and pieces of work there
-- are of each kind that a tile tells apart. `home_count` holds sums; what changed since they were drawn up stands in
-- `home_count_change`, one row a key and statement, so that nobody who changes a check waits for somebody who changes another.
-- A number is the sum of both. They say how many, of no person: they belong to no account, and functions alone reach them.
create table home_count (
  -- all: every account, then `main_id` is the nil UUID. person: those of one creator, owner and department
  scope         text not null check (scope in ('all', 'account', 'person')),
  main_id       uuid not null,
  created_by    uuid,
  owner_id      uuid,
  department_id uuid,
  -- check: status and whom it waits for. late: the same of running ones, at their promised day. ordered, reported (status and
  -- outcome): at the day in China. invitation: open ones, at ten minutes of their end. work: kind, taken or free. lateWork: at its day
  subject       text not null check (subject in ('check', 'late', 'ordered', 'reported', 'invitation', 'work', 'lateWork')),
  state         text not null,
  detail        text not null,
  at            timestamptz not null,
  n             int not null,
  unique nulls not distinct (main_id, scope, subject, at, state, detail, created_by, owner_id, department_id),
  check ((scope = 'person') = (created_by is not null)),
  check ((scope = 'all') = (main_id = '00000000-0000-0000-0000-000000000000'))
);
-- What is late stays so: days that are over are drawn together.
create index home_count_of_days on home_count (at) where subject in ('late', 'lateWork') and at > '-infinity';
create index home_count_nothing on home_count (main_id) where n = 0;

create table home_count_change (like home_count including constraints);
create index home_count_change_of on home_count_change (main_id, scope);

-- What of a check and of a piece of work is counted.
create type home_check as (
  main_id uuid, id uuid, created_by uuid, owner_id uuid, department_id uuid, status text, waiting_on text, outcome text,
  promised_at date, ordered_at timestamptz, reported_at timestamptz
);
create type home_work as (
  main_id uuid, id uuid, kind text, status text, check_id uuid, assignee_id uuid, due_at date
);
