-- Above how much two operators confirm a recharge is changed by two operators: one asks, another confirms (decision 90). The rows
-- belong to the platform's account.
create table recharge_limit_change (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  -- Fen
  above      bigint not null check (above between 0 and 1000000000),
  status     text not null default 'waiting' check (status in ('waiting', 'inForce', 'refused')),
  asked_by   uuid not null references users (id),
  asked_at   timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  primary key (main_id, id),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  -- Who asks does not confirm.
  constraint recharge_limit_two_persons check (status <> 'inForce' or decided_by <> asked_by)
);
call enable_tenant_rls('recharge_limit_change', 'select, insert, update');
call enable_definer_access('recharge_limit_change');
create unique index recharge_limit_waiting on recharge_limit_change (main_id) where status = 'waiting';
create trigger recharge_limit_guarded before insert or update on recharge_limit_change
  for each row execute function recharge_limit_guard();
