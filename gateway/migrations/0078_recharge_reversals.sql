-- What was booked by mistake is taken back by two operators: one asks with a reason, another confirms (decision 89).
create table recharge_reversal (
  main_id     uuid not null references main_account (id),
  id          uuid not null,
  -- The booking that is taken back
  booking_id  uuid not null,
  status      text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  reason      text not null,
  asked_by    uuid not null references users (id),
  asked_at    timestamptz not null,
  decided_by  uuid references users (id),
  decided_at  timestamptz,
  -- Why it was refused
  refusal     text,
  primary key (main_id, id),
  foreign key (main_id, booking_id) references ledger_transaction (main_id, id),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((status = 'refused') = (refusal is not null)),
  -- Who asks does not confirm.
  constraint recharge_reversal_two_persons check (status <> 'done' or decided_by <> asked_by)
);
call enable_tenant_rls('recharge_reversal', 'select, insert, update');
create unique index recharge_reversal_once on recharge_reversal (main_id, booking_id) where status in ('waiting', 'done');
create trigger recharge_reversal_guarded before insert or update on recharge_reversal
  for each row execute function recharge_reversal_guard();

-- Confirming one is work of the queue. The kinds that stand there already stay, whichever they are.
do $$ begin
  execute (select 'alter table work_item drop constraint work_item_kind_check, add constraint work_item_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''reversal''::text, ')
    from pg_constraint where conname = 'work_item_kind_check' and conrelid = 'work_item'::regclass);
end $$;
create unique index work_item_of_reversal on work_item (main_id, subject_id) where kind = 'reversal';
-- Operators look through what came in over all accounts, the newest first.
create index ledger_recharge_by_time on ledger_transaction (created_at desc, id desc) where kind = 'recharge';
