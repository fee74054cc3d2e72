-- A balance is paid out: the owner asks, one operator pays and enters the bank's reference, another confirms (decision 100). The
-- amount is held from the moment it is asked for.

-- paidOut: what left for the enterprise's own bank account
alter table ledger_account drop constraint ledger_account_kind_check, add constraint ledger_account_kind_check
  check (kind in ('funding', 'available', 'held', 'spent', 'paidOut'));
alter table ledger_transaction drop constraint ledger_transaction_kind_check, add constraint ledger_transaction_kind_check
  check (kind in ('recharge', 'hold', 'capture', 'release', 'reversal', 'payoutHold', 'payoutRelease', 'payout'));
-- What is held for a payout leaves or is released, never both.
create unique index ledger_payout_ends_once on ledger_transaction (main_id, reference) where kind in ('payoutRelease', 'payout');

alter table statement add column paid_out bigint not null default 0 check (paid_out >= 0);
do $$ begin
  execute (select format('alter table statement drop constraint %I', conname) from pg_constraint
    where conrelid = 'statement'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%taken_back%charges_reversed%');
end $$;
alter table statement add constraint statement_closing_check
  check (closing = opening + recharged - taken_back - charged + charges_reversed - paid_out);

create table payout (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  -- Fen
  amount       bigint not null check (amount between 1 and 1000000000),
  -- The verified enterprise as it was called, whose account it is
  holder       text not null,
  bank_name    text not null,
  account_enc  bytea not null,
  account_tail text not null check (length(account_tail) between 1 and 4),
  -- Why, as the owner said it
  reason       text,
  status       text not null default 'waiting' check (status in ('waiting', 'paid', 'rejected', 'withdrawn')),
  asked_by     uuid not null references users (id),
  asked_at     timestamptz not null,
  -- Of the first of two operators, who paid it at the bank
  entered_by   uuid references users (id),
  entered_at   timestamptz,
  bank_reference text,
  decided_by   uuid references users (id),
  decided_at   timestamptz,
  -- Why it was rejected
  refusal      text,
  primary key (main_id, id),
  check ((entered_by is null) = (entered_at is null) and (entered_by is null) = (bank_reference is null)),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((status = 'rejected') = (refusal is not null)),
  -- Who asks decides nothing; who pays neither confirms nor takes it back.
  constraint payout_two_parties check (entered_by <> asked_by and (status not in ('paid', 'rejected') or decided_by <> asked_by)),
  constraint payout_two_persons check ((status <> 'paid' or entered_by is not null)
    and (status not in ('paid', 'rejected') or entered_by is null or decided_by <> entered_by))
);
call enable_tenant_rls('payout', 'select, insert, update');
call enable_definer_access('payout');
create unique index payout_waiting on payout (main_id) where status = 'waiting';
create unique index payout_bank_reference on payout (bank_reference) where status in ('waiting', 'paid');
create index payout_by_time on payout (main_id, asked_at desc, id desc);
create trigger payout_guarded before insert or update on payout for each row execute function payout_guard();

-- Paying one is work of the queue. The kinds that stand there already stay, whichever they are.
do $$ begin
  execute (select 'alter table work_item drop constraint work_item_kind_check, add constraint work_item_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''payout''::text, ')
    from pg_constraint where conname = 'work_item_kind_check' and conrelid = 'work_item'::regclass);
end $$;
create unique index work_item_of_payout on work_item (main_id, subject_id) where kind = 'payout';
