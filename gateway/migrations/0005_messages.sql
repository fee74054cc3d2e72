-- What is sent by SMS.

-- The outbox: messages may have no account (sign-in codes), so it is global and reached by functions. The text goes days after
-- it was sent, the row with the check it is about or by its age.
create table sms_outbox (
  id           uuid primary key,
  mobile_index text not null,
  template     text not null,
  payload      bytea,
  status       text not null default 'waiting' check (status in ('waiting', 'retrying', 'sent', 'failed', 'expired')),
  reference    text,
  attempts     int not null default 0,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  -- When it is worth nothing any more
  expires_at   timestamptz,
  -- The check a message is about: it goes with it. None for sign-in codes and what is sent to people of an account.
  about_id     uuid
);
create index sms_outbox_by_mobile on sms_outbox (mobile_index, created_at desc);
create index sms_outbox_by_time on sms_outbox (created_at desc);
create index sms_outbox_about on sms_outbox (about_id) where about_id is not null;
create index sms_outbox_kept on sms_outbox (updated_at) where payload is not null;

-- SMS to phones an account names: one row a message. What an account sends has a limit.
create table sms_allowance (
  main_id uuid not null references main_account (id),
  id      uuid not null,
  kind    text not null check (kind in ('invitation', 'member', 'share')),
  sent_at timestamptz not null,
  primary key (main_id, id)
);
call enable_tenant_rls('sms_allowance', 'select, insert');
call enable_definer_access('sms_allowance');
create index sms_allowance_by_time on sms_allowance (main_id, kind, sent_at);
