-- An enterprise closes its account: its owner asks, thirty days in which it is taken back, then the erasure and its certificate
-- (decision 106). That an account closes is read from this table wherever it counts: nothing else is switched off, so that what is
-- taken back works as before.

create table account_closing (
  main_id        uuid not null references main_account (id),
  id             uuid not null,
  status         text not null default 'closing' check (status in ('closing', 'takenBack', 'erasing', 'erased')),
  asked_by       uuid not null references users (id),
  asked_at       timestamptz not null,
  -- China's day on which the erasure begins
  erase_on       date not null,
  -- Why, as the owner said it; gone with the rest
  reason_enc     bytea,
  -- How many days before the day people were told of last
  told_days      int,
  -- Since when the day has come and something open is waited for
  postponed_at   timestamptz,
  taken_back_by  uuid references users (id),
  taken_back_at  timestamptz,
  erasing_since  timestamptz,
  -- How many there were of each kind when the erasure began, and how many people are nobody any more
  found          jsonb,
  people_erased  int not null default 0,
  erased_at      timestamptz,
  number         text unique,
  -- The version of Probity that erased
  version        text,
  certificate    bytea,
  certificate_sha256 text check (certificate_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (main_id, id),
  check ((status = 'takenBack') = (taken_back_at is not null) and (taken_back_at is null) = (taken_back_by is null)),
  check ((status in ('erasing', 'erased')) = (erasing_since is not null) and (erasing_since is null) = (found is null)),
  check ((status = 'erased') = (erased_at is not null) and (erased_at is null) = (number is null)
    and (number is null) = (certificate is null) and (number is null) = (certificate_sha256 is null)
    and (number is null) = (version is null))
);
call enable_tenant_rls('account_closing', 'select, insert, update');
call enable_definer_access('account_closing');
create unique index account_closing_once on account_closing (main_id) where status <> 'takenBack';
create index account_closing_by_time on account_closing (asked_at desc, id desc);
create trigger account_closing_guarded before insert or update on account_closing
  for each row execute function account_closing_guard();

-- A check that went because its account did.
alter table checks drop constraint checks_erased_rule_check,
  add constraint checks_erased_rule_check check (erased_rule in ('report', 'unfinished', 'closing'));
