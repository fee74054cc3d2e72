-- What an item was charged wrongly is given back, whole or in parts, by two operators: one asks with a reason, another confirms
-- (decision 112). The charge stays as it was booked.

alter table ledger_transaction drop constraint ledger_transaction_kind_check, add constraint ledger_transaction_kind_check
  check (kind in ('recharge', 'hold', 'capture', 'release', 'reversal', 'correction', 'payoutHold', 'payoutRelease', 'payout'));
alter table ledger_transaction drop constraint ledger_reversal_names_its_booking, add constraint ledger_reversal_names_its_booking
  check ((kind in ('reversal', 'correction')) = (reverses_id is not null));
-- Taken back whole once; given back in several parts.
drop index ledger_transaction_reversed_once;
create unique index ledger_transaction_reversed_once on ledger_transaction (main_id, reverses_id) where kind = 'reversal';
create index ledger_transaction_of_corrected on ledger_transaction (main_id, reverses_id) where reverses_id is not null;
create constraint trigger ledger_transaction_fits after insert on ledger_transaction
  deferrable initially deferred for each row when (new.kind = 'correction') execute function ledger_correction_fits();

create table charge_correction (
  main_id     uuid not null references main_account (id),
  id          uuid not null,
  -- The booking of the charge; what is given back is booked with the id as its reference
  charge_id   uuid not null,
  -- Fen
  amount      bigint not null check (amount > 0),
  status      text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  reason      text not null,
  asked_by    uuid not null references users (id),
  asked_at    timestamptz not null,
  decided_by  uuid references users (id),
  decided_at  timestamptz,
  -- Why it was refused
  refusal     text,
  primary key (main_id, id),
  foreign key (main_id, charge_id) references ledger_transaction (main_id, id),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((status = 'refused') = (refusal is not null)),
  -- Who asks does not confirm.
  constraint charge_correction_two_persons check (status <> 'done' or decided_by <> asked_by)
);
call enable_tenant_rls('charge_correction', 'select, insert, update');
create unique index charge_correction_waits_once on charge_correction (main_id, charge_id) where status = 'waiting';
create index charge_correction_of_charge on charge_correction (main_id, charge_id, asked_at desc, id desc);
create trigger charge_correction_guarded before insert or update on charge_correction
  for each row execute function charge_correction_guard();

-- Confirming one is work of the queue. The kinds that stand there already stay, whichever they are.
do $$ begin
  execute (select 'alter table work_item drop constraint work_item_kind_check, add constraint work_item_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''correction''::text, ')
    from pg_constraint where conname = 'work_item_kind_check' and conrelid = 'work_item'::regclass);
end $$;
create unique index work_item_of_correction on work_item (main_id, subject_id) where kind = 'correction';
