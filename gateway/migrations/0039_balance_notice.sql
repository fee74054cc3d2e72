-- Below which available balance an account wants to be told, in fen, and whether that was told: once for each time it falls.
create table balance_notice (
  main_id      uuid primary key references main_account (id),
  notify_below bigint check (notify_below between 100 and 100000000000 and notify_below % 100 = 0),
  is_low       boolean not null,
  updated_by   uuid not null references users (id),
  updated_at   timestamptz not null
);
call enable_tenant_rls('balance_notice', 'select, insert, update');
