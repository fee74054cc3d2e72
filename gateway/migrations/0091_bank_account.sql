-- The account that customers transfer to is kept by operators: one asks for another one with a code, another signs it off with a
-- code, and it counts from its day on (decision 104). The rows belong to the platform's account. What the installation began with
-- stands in its settings; every change stays, because somebody may have paid by it.
create table bank_account_change (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  account_name text not null check (length(account_name) between 1 and 100),
  bank_name    text not null check (length(bank_name) between 1 and 100),
  account_no   text not null check (account_no ~ '^[0-9A-Z-]{6,40}$'),
  -- Why it changes
  reason       text not null check (length(reason) between 1 and 500),
  -- China's day, as it was chosen
  effective_on date not null,
  status       text not null default 'waiting' check (status in ('waiting', 'signedOff', 'refused')),
  asked_by     uuid not null references users (id),
  asked_at     timestamptz not null,
  decided_by   uuid references users (id),
  decided_at   timestamptz,
  -- From the sign-off on, or from that day's first moment
  effective_at timestamptz,
  -- Why it was refused
  refusal      text,
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz,
  -- When the customers had been told of it
  told_at      timestamptz,
  primary key (main_id, id),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((status = 'signedOff') = (effective_at is not null)),
  check ((status = 'refused') = (refusal is not null)),
  check (effective_at >= decided_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force may have been paid by.
  check (withdrawn_at is null or (status = 'signedOff' and withdrawn_at < effective_at)),
  check (told_at is null or (told_at >= effective_at and withdrawn_at is null)),
  -- Who asks does not sign off.
  constraint bank_account_two_persons check (status <> 'signedOff' or decided_by <> asked_by)
);
call enable_tenant_rls('bank_account_change', 'select, insert, update');
call enable_definer_access('bank_account_change');
create unique index bank_account_waiting on bank_account_change (main_id) where status = 'waiting';
create trigger bank_account_guarded before insert or update on bank_account_change
  for each row execute function bank_account_guard();

-- What the customer was told to pay to at the end of the day of payment, or when it was submitted where that is the same day: it
-- stays whatever the account becomes. Of earlier recharges it is not known.
alter table recharge add column paid_to jsonb
  check (paid_to ->> 'accountName' <> '' and paid_to ->> 'bankName' <> '' and paid_to ->> 'accountNo' <> '');
