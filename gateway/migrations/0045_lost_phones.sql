-- The lost phone of one of an enterprise's people is replaced by two parties: who manages the people asks, staff of the platform
-- decide (decision 62). The number is erased the moment a request ends.

create table lost_phone (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  user_id    uuid not null references users (id),
  mobile_enc bytea,
  -- The blind index of the phone they signed in with when it was asked: whoever changes it themselves has not lost it
  former_index text,
  reason_enc bytea not null,
  asked_by   uuid not null references users (id),
  asked_at   timestamptz not null,
  ends_at    timestamptz not null,
  status     text not null default 'open' check (status in ('open', 'replaced', 'rejected', 'withdrawn', 'lapsed')),
  decided_by uuid references users (id),
  -- How who approved made sure; why it was rejected
  note_enc   bytea,
  ended_at   timestamptz,
  primary key (main_id, id),
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'open') = (mobile_enc is not null)),
  check ((status = 'open') = (former_index is not null)),
  check ((status in ('replaced', 'rejected')) = (decided_by is not null)),
  -- Two parties, and neither is the person themselves.
  constraint lost_phone_two_parties check (decided_by <> asked_by and asked_by <> user_id and decided_by <> user_id)
);
call enable_tenant_rls('lost_phone', 'select, insert, update');
call enable_definer_access('lost_phone');
create unique index lost_phone_open on lost_phone (main_id, user_id) where status = 'open';
create index lost_phone_lapsing on lost_phone (ends_at) where status = 'open';
create index lost_phone_ended on lost_phone (ended_at) where status <> 'open';

-- Deciding one is work of the queue.
alter table work_item drop constraint work_item_kind_check;
alter table work_item add constraint work_item_kind_check check
  (kind in ('checkItem', 'report', 'review', 'paperConsent', 'certification', 'recharge', 'dispute', 'lostPhone'));
create unique index work_item_of_lost_phone on work_item (main_id, subject_id) where kind = 'lostPhone';
