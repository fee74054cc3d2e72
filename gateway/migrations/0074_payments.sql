-- Recharges by scanning: a payment is written before the provider knows of it, and booked once when the provider vouches for it
-- (decision 85).
create table payment (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  -- Our number of it at the provider
  out_trade_no text not null unique check (out_trade_no ~ '^[0-9A-Z]{32}$'),
  provider     text not null check (provider in ('local', 'wechatPay')),
  -- To whom was to be paid when it began: settings may change
  merchant_id  text not null,
  app_id       text not null,
  -- Fen, as ordered
  amount       bigint not null check (amount between 1 and 1000000000),
  -- differs: something else than ordered was paid, and nothing is booked
  status       text not null default 'created' check (status in ('created', 'paid', 'closed', 'refunded', 'differs')),
  -- The text of the QR code, once the provider gave it
  code_url     text,
  begun_by     uuid not null references users (id),
  begun_at     timestamptz not null,
  expires_at   timestamptz not null,
  -- When the provider was last asked how it stands
  asked_at     timestamptz,
  transaction_id text unique,
  booking_id   uuid,
  ended_at     timestamptz,
  primary key (main_id, id),
  foreign key (main_id, booking_id) references ledger_transaction (main_id, id),
  unique (main_id, booking_id),
  check ((status = 'created') = (ended_at is null)),
  check ((status in ('paid', 'refunded')) = (transaction_id is not null)),
  check (status <> 'paid' or booking_id is not null),
  check (status in ('paid', 'refunded') or booking_id is null)
);
call enable_tenant_rls('payment', 'select, insert, update');
call enable_definer_access('payment');
create index payment_by_time on payment (main_id, begun_at desc, id desc);
create index payment_unended on payment (expires_at) where status = 'created';
create trigger payment_guarded before insert or update on payment for each row execute function payment_guard();

-- What the provider told of a payment that does not fit it. Nothing is booked for it: an operator looks at it and writes down what
-- was done.
create table payment_oddity (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  payment_id   uuid not null,
  -- amount, currency, merchant: paid otherwise than ordered · booked: its transaction is booked already · again: paid a second time
  -- refunded: the provider gave the money back
  kind         text not null check (kind in ('amount', 'currency', 'merchant', 'booked', 'again', 'refunded')),
  -- As the provider told it, in the smallest unit of the currency
  told_amount   bigint not null,
  told_currency text not null,
  transaction_id text not null,
  told_at      timestamptz not null,
  settled_by   uuid references users (id),
  settled_at   timestamptz,
  -- What was done about it
  note         text,
  primary key (main_id, id),
  foreign key (main_id, payment_id) references payment (main_id, id),
  -- Told again it is the same.
  unique (main_id, payment_id, kind, transaction_id),
  check ((settled_by is null) = (settled_at is null) and (settled_by is null) = (note is null))
);
call enable_tenant_rls('payment_oddity', 'select, insert, update');

-- Settling one is work of the queue. The kinds that stand there already stay, whichever they are.
do $$ begin
  execute (select 'alter table work_item drop constraint work_item_kind_check, add constraint work_item_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''payment''::text, ')
    from pg_constraint where conname = 'work_item_kind_check' and conrelid = 'work_item'::regclass);
end $$;
create unique index work_item_of_payment on work_item (main_id, subject_id) where kind = 'payment';
