-- What one enterprise pays for a standard package instead of its price, from a moment on (decision 91). Set by operators; nothing
-- has to run at midnight, and nothing that was ordered is touched.
create table own_price (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  package_id   uuid not null references package (id),
  -- Fen; null lets the price of the package count again.
  price        int check (price between 1 and 10000000),
  -- The day as it was chosen, in China, and the moment from which it counts: at once, or that day's first.
  effective_on date not null,
  effective_at timestamptz not null,
  created_at   timestamptz not null,
  created_by   uuid not null references users (id),
  withdrawn_at timestamptz,
  withdrawn_by uuid references users (id),
  primary key (main_id, id),
  check (effective_at >= created_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force has been ordered by.
  check (withdrawn_at < effective_at)
);
-- A price is withdrawn and otherwise never changed.
call enable_tenant_rls('own_price', 'select, insert, update (withdrawn_at, withdrawn_by)');
create index own_price_of_package on own_price (main_id, package_id, effective_at desc, id desc) where withdrawn_at is null;
