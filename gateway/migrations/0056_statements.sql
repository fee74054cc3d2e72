-- Monthly statements: what an account had, paid in, was charged and had left. Closed for good: nothing is booked into a closed
-- month any more, so that its statement and the ledger agree for ever (decision 76).

create table statement (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  -- Its first day; its edges are those of days in China.
  month      date not null check (extract(day from month) = 1),
  -- As the account was called when it was closed
  main_name  text not null,
  -- Fen. What an account has is what is available and what is held.
  opening    bigint not null check (opening >= 0),
  recharged  bigint not null check (recharged >= 0),
  taken_back bigint not null check (taken_back >= 0),
  charged    bigint not null check (charged >= 0),
  charges_reversed bigint not null check (charges_reversed >= 0),
  closing    bigint not null check (closing = opening + recharged - taken_back - charged + charges_reversed),
  -- Of the closing balance
  held       bigint not null check (held between 0 and closing),
  closed_at  timestamptz not null,
  primary key (main_id, id),
  unique (main_id, month)
);
call enable_tenant_rls('statement', 'select, insert');
create trigger statement_follows before insert on statement for each row execute function statement_follows();
-- Named so that it fires after whatever else sets the time of a booking.
create trigger ledger_transaction_to_open_month before insert on ledger_transaction
  for each row execute function ledger_month_open();
