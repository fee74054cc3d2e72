-- Orders that wait until somebody approves them (decision 81).

-- What makes an order of an account wait; without a row no price does, and one over a budget waits.
create table approval_rule (
  main_id     uuid primary key references main_account (id),
  -- Fen; null: no price makes an order wait
  above       bigint check (above between 0 and 100000000000 and above % 100 = 0),
  over_budget text not null check (over_budget in ('waits', 'refused')),
  updated_by  uuid not null references users (id),
  updated_at  timestamptz not null
);
call enable_tenant_rls('approval_rule', 'select, insert, update');

-- Up to what price somebody may approve, in fen. Owners need no row: they approve without a limit.
create table approver (
  main_id    uuid not null,
  user_id    uuid not null,
  up_to      bigint not null check (up_to between 100 and 100000000000 and up_to % 100 = 0),
  granted_by uuid not null references users (id),
  granted_at timestamptz not null,
  primary key (main_id, user_id),
  foreign key (main_id, user_id) references membership (main_id, user_id) on delete cascade
);
call enable_tenant_rls('approver', 'select, insert, update, delete');

-- Why an order had to be approved, and what became of it. One a order; a decision is never changed.
create table order_approval (
  main_id     uuid not null,
  order_id    uuid not null,
  why         text[] not null check (why <@ array['limit', 'department', 'person'] and cardinality(why) > 0),
  -- The limit when it was ordered
  above       bigint,
  asked_at    timestamptz not null,
  reminded_at timestamptz,
  decision    text check (decision in ('approved', 'rejected')),
  decided_by  uuid references users (id),
  decided_at  timestamptz,
  primary key (main_id, order_id),
  foreign key (main_id, order_id) references orders (main_id, id),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
call enable_tenant_rls('order_approval', 'select, insert');
grant update (reminded_at, decision, decided_by, decided_at) on order_approval to probity_app;
call enable_definer_access('order_approval');
create index orders_to_approve on orders (main_id, created_at, id) where status = 'awaitingApproval';

alter table checks drop constraint checks_status_check;
alter table checks add constraint checks_status_check check (status in ('awaitingApproval', 'awaitingPayment', 'awaitingConsent',
  'inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed', 'cancelled', 'expired'));
alter table checks drop constraint checks_waiting_on_check;
alter table checks add constraint checks_waiting_on_check check (waiting_on in ('candidate', 'enterprise', 'source', 'analyst',
  'reviewer', 'approval', 'payment', 'nobody'));
