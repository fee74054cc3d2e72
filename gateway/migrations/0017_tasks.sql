-- Long work: what was asked for, how far it is, whose it is this moment, and how it ended. Everything that is needed to go on
-- stands here; the queue only wakes a worker. What it is asked for and what it has made so far are encrypted: filters name people.
create table task (
  main_id        uuid not null references main_account (id),
  id             uuid not null,
  kind           text not null,
  lang           text not null check (lang in ('en', 'zh')),
  -- Null once it has ended
  input_enc      bytea,
  -- Null for the system's own
  started_by     uuid references users (id),
  session_id     uuid,
  status         text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- What the next transaction of it does
  step           text not null default 'plan' check (step in ('plan', 'chunk', 'result')),
  -- Where the next chunk goes on, in the kind's own words: ids and times
  place          jsonb,
  done           int not null default 0 check (done >= 0),
  total          int check (total >= 0),
  -- How many parts of a result are kept
  parts          int not null default 0,
  -- Tries since it last came on
  attempt        int not null default 0,
  -- Rises with every worker that takes it: who holds an older one writes nothing any more
  fence          int not null default 0,
  leased_until   timestamptz,
  due_at         timestamptz not null default clock_timestamp(),
  began_at       timestamptz,
  progressed_at  timestamptz,
  error_code     int,
  error_params   jsonb,
  result_file_id uuid,
  created_at     timestamptz not null,
  ended_at       timestamptz,
  primary key (main_id, id),
  foreign key (main_id, result_file_id) references file_object (main_id, id),
  check ((ended_at is not null) = (status in ('done', 'failed', 'cancelled'))),
  check ((error_code is not null) = (status = 'failed')),
  check (ended_at is null or (leased_until is null and input_enc is null))
);
create index task_open on task (due_at) where ended_at is null;
create index task_ended on task (ended_at) where ended_at is not null;
create index task_by_starter on task (main_id, started_by, created_at desc, id desc);
call enable_tenant_rls('task');
call enable_definer_access('task');

-- What the chunks of a task have made, until its result is put together.
create table task_part (
  main_id     uuid not null,
  task_id     uuid not null,
  no          int not null,
  content_enc bytea not null,
  primary key (main_id, task_id, no),
  foreign key (main_id, task_id) references task (main_id, id) on delete cascade
);
call enable_tenant_rls('task_part', 'select, insert, delete');
