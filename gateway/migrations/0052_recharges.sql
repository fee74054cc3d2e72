-- Recharges by transfer: the enterprise says what it paid, the platform's operators confirm what came; above a limit two of them
-- (decision 74).

-- What an account writes on its transfers: its own for good, so that a saved payee of its bank keeps working.
create table recharge_reference (
  main_id   uuid primary key references main_account (id),
  -- No digit or letter that is taken for another: no 0, O, 1, I, L
  reference text not null unique check (reference ~ '^[2-9A-HJKMNP-Z]{8}$')
);
call enable_tenant_rls('recharge_reference', 'select, insert');

create table recharge (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  reference    text not null,
  -- Fen, as claimed
  amount       bigint not null check (amount between 1 and 1000000000),
  paid_on      date not null,
  payer_name   text not null,
  slip_file_id uuid not null,
  status       text not null default 'waiting' check (status in ('waiting', 'confirmed', 'rejected', 'withdrawn')),
  asked_by     uuid not null references users (id),
  asked_at     timestamptz not null,
  -- Of the first of two operators
  first_by     uuid references users (id),
  first_at     timestamptz,
  -- As it stands on the platform's bank statement
  received_amount bigint check (received_amount between 1 and 1000000000),
  bank_reference  text,
  -- The platform's limit when it was confirmed; written by the trigger alone
  two_persons_above bigint,
  decided_by   uuid references users (id),
  decided_at   timestamptz,
  -- Why it was rejected
  reason       text,
  primary key (main_id, id),
  foreign key (main_id, slip_file_id) references file_object (main_id, id),
  check ((first_by is null) = (first_at is null)),
  check ((received_amount is null) = (bank_reference is null)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status in ('confirmed', 'rejected')) = (decided_by is not null)),
  check ((status = 'rejected') = (reason is not null)),
  check (status <> 'confirmed' or (received_amount is not null and two_persons_above is not null)),
  -- Who asks does not decide.
  constraint recharge_two_parties check (decided_by <> asked_by and first_by <> asked_by),
  -- Above the limit two operators; never one in both places.
  constraint recharge_two_persons check (status <> 'confirmed' or
    ((first_by is not null or received_amount <= two_persons_above) and first_by is distinct from decided_by))
);
call enable_tenant_rls('recharge', 'select, insert, update');
create unique index recharge_bank_reference on recharge (bank_reference) where status = 'confirmed';
create index recharge_by_time on recharge (main_id, asked_at desc, id desc);
create index recharge_by_slip on recharge (main_id, slip_file_id);
create trigger recharge_guarded before insert or update on recharge for each row execute function recharge_guard();

-- Deciding one is work of the queue.
create unique index work_item_of_recharge on work_item (main_id, subject_id) where kind = 'recharge';
-- The same slip in two recharges is found by its content.
create index file_object_by_hash on file_object (sha256);
