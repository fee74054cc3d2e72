-- Invoices over closed months: an enterprise asks for one over some of its statements, an operator uploads it or rejects the request.
-- A month is invoiced at most once, as long as its request is open or was answered with an invoice (decision 82).

create table invoice_request (
  main_id     uuid not null references main_account (id),
  id          uuid not null,
  kind        text not null check (kind in ('ordinary', 'special')),
  title       text not null check (length(title) between 1 and 100),
  -- As the buyer stands on the invoice
  tax_number  text not null check (tax_number ~ '^[0-9A-Z]{15,20}$'),
  -- Bank, account, address and phone of a special one; where it is sent to. People stand in it: encrypted.
  details_enc bytea not null,
  status      text not null default 'waiting' check (status in ('waiting', 'issued', 'rejected', 'withdrawn')),
  asked_by    uuid not null references users (id),
  asked_at    timestamptz not null,
  decided_by  uuid references users (id),
  decided_at  timestamptz,
  -- Why it was rejected
  reason      text,
  primary key (main_id, id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status in ('issued', 'rejected')) = (decided_by is not null)),
  check ((status = 'rejected') = (reason is not null)),
  -- Who asks does not decide.
  constraint invoice_two_parties check (decided_by <> asked_by)
);
call enable_tenant_rls('invoice_request', 'select, insert, update');
create index invoice_request_by_time on invoice_request (main_id, asked_at desc, id desc);
create trigger invoice_request_guarded before insert or update on invoice_request
  for each row execute function invoice_request_guard();

create table invoice_month (
  main_id      uuid not null references main_account (id),
  request_id   uuid not null,
  statement_id uuid not null,
  -- Fen, as the statement says: charged less what was reversed
  amount       bigint not null check (amount <> 0),
  -- While its request is open or issued; the trigger below ends it.
  holds        boolean not null default true,
  primary key (main_id, request_id, statement_id),
  foreign key (main_id, request_id) references invoice_request (main_id, id),
  foreign key (main_id, statement_id) references statement (main_id, id)
);
call enable_tenant_rls('invoice_month', 'select, insert, update');
create unique index invoice_month_once on invoice_month (main_id, statement_id) where holds;
create trigger invoice_month_guarded before insert or update on invoice_month
  for each row execute function invoice_month_guard();
create trigger invoice_request_freed after update of status on invoice_request
  for each row execute function invoice_months_freed();

create table invoice (
  main_id     uuid not null references main_account (id),
  id          uuid not null,
  request_id  uuid not null,
  file_id     uuid not null,
  number      text not null check (number ~ '^(\d{18}|\d{20})$'),
  issued_on   date not null,
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null,
  -- It was wrong: another one stands in its place. It is kept.
  replaced_by uuid references users (id),
  replaced_at timestamptz,
  reason      text,
  primary key (main_id, id),
  foreign key (main_id, request_id) references invoice_request (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id),
  unique (main_id, file_id),
  check ((replaced_at is null) = (replaced_by is null)),
  check ((replaced_at is null) = (reason is null))
);
call enable_tenant_rls('invoice', 'select, insert, update');
-- Over all accounts: the platform issues them all.
create unique index invoice_number_once on invoice (number);
create unique index invoice_that_holds on invoice (main_id, request_id) where replaced_at is null;
create trigger invoice_guarded before update on invoice for each row execute function invoice_guard();

-- Deciding one is work of the queue.
alter table work_item drop constraint work_item_kind_check;
alter table work_item add constraint work_item_kind_check check
  (kind in ('checkItem', 'report', 'review', 'paperConsent', 'certification', 'recharge', 'dispute', 'lostPhone', 'invoice'));
create unique index work_item_of_invoice on work_item (main_id, subject_id) where kind = 'invoice';
