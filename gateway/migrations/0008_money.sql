-- The ledger: double entry, append-only, integer fen.

-- funding: what came in (negative balance) · available · held: reserved by checks under way · spent: captured
create table ledger_account (
  main_id uuid not null references main_account (id),
  kind    text not null check (kind in ('funding', 'available', 'held', 'spent')),
  balance bigint not null default 0,
  primary key (main_id, kind),
  check (kind = 'funding' or balance >= 0)
);
call enable_tenant_rls('ledger_account', 'select, insert, update');
-- The balance of an account moves with its entries and in no other way.
create trigger ledger_account_guarded before insert or update on ledger_account
  for each row execute function ledger_account_guard();

create table ledger_transaction (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  kind       text not null check (kind in ('recharge', 'hold', 'capture', 'release', 'reversal')),
  -- What makes it unique: a second booking of the same fact is refused by the database.
  reference  text not null,
  order_id   uuid,
  check_item_id uuid,
  reverses_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  -- An item is settled once, and once more after each reversal of its settlement; the database counts.
  round      int not null default 0,
  primary key (main_id, id),
  unique (main_id, kind, reference),
  foreign key (main_id, reverses_id) references ledger_transaction (main_id, id),
  constraint ledger_reversal_names_its_booking check ((kind = 'reversal') = (reverses_id is not null))
);
call enable_tenant_rls('ledger_transaction', 'select, insert');
call enable_definer_access('ledger_transaction');
-- An item's money is settled once a round: captured or released, never both.
create unique index ledger_transaction_settles_item on ledger_transaction (main_id, check_item_id, round)
  where check_item_id is not null and kind in ('capture', 'release');
-- A booking is corrected by its reversal, once.
create unique index ledger_transaction_reversed_once on ledger_transaction (main_id, reverses_id) where reverses_id is not null;
-- Money that comes in by the operator's command: one booking per reference over all accounts.
create unique index ledger_recharge_reference on ledger_transaction (reference) where kind = 'recharge';
create index ledger_transaction_by_time on ledger_transaction (main_id, created_at desc, id desc);
create trigger ledger_transaction_round before insert on ledger_transaction for each row execute function ledger_round();

create table ledger_entry (
  main_id        uuid not null,
  transaction_id uuid not null,
  account_kind   text not null,
  amount         bigint not null check (amount <> 0),
  primary key (main_id, transaction_id, account_kind),
  foreign key (main_id, transaction_id) references ledger_transaction (main_id, id),
  foreign key (main_id, account_kind) references ledger_account (main_id, kind)
);
call enable_tenant_rls('ledger_entry', 'select, insert');
create trigger ledger_entry_apply after insert on ledger_entry for each row execute function ledger_apply_entry();

-- Every transaction sums to 0 when it commits, and has at least two entries.
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balanced();
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_balanced();
-- A reversal books exactly the opposite.
create constraint trigger ledger_transaction_mirrors after insert on ledger_transaction
  deferrable initially deferred for each row when (new.kind = 'reversal') execute function ledger_reversal_mirrors();
