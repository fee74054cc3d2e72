-- How much customers may do is changed by operators, from a moment on. What counts until then
-- stands in the program; the newest change that is in force at a moment is the limit. The rows belong to the platform's account.
create table limit_change (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  name         text not null check (length(name) between 1 and 50),
  value        int not null check (value between 1 and 100000),
  -- Why it changes
  reason       text not null check (length(reason) between 1 and 500),
  -- The day as it was chosen, in China, and the moment from which it counts: at once, or that day's first
  effective_on date not null,
  effective_at timestamptz not null,
  changed_by   uuid not null references users (id),
  changed_at   timestamptz not null,
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz,
  primary key (main_id, id),
  check (effective_at >= changed_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force has been acted by.
  check (withdrawn_at < effective_at)
);
call enable_tenant_rls('limit_change', 'select, insert, update');
call enable_definer_access('limit_change');
create trigger limit_guarded before update on limit_change for each row execute function limit_guard();
