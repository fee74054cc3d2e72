-- What is ordered: the order, the ordering form as it stands, the candidate.

create table orders (
  main_id        uuid not null references main_account (id),
  id             uuid not null,
  -- The start of a number is searched in the order of its bytes: an index in another order is of no use.
  order_no       text collate "C" not null,
  status         text not null check (status in ('awaitingApproval', 'awaitingPayment', 'placed', 'completed', 'cancelled')),
  package_id     uuid not null references package (id),
  -- Snapshot at order: names, items, prices as they were
  package_snapshot jsonb not null,
  price          int not null check (price >= 0),
  created_by     uuid not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (main_id, id),
  unique (main_id, order_no)
);
call enable_tenant_rls('orders', 'select, insert, update');
create index orders_awaiting on orders (main_id, created_at, id) where status = 'awaitingPayment';
create index orders_by_orderer on orders (main_id, created_by, created_at);
call enable_definer_access('orders');

-- The ordering form as it stands, encrypted. An emptied draft stays as a row without content: its number tells a save that was
-- begun before the emptying, which is dropped.
create table order_draft (
  main_id     uuid not null references main_account (id),
  user_id     uuid not null,
  content_enc bytea,
  saved_at    timestamptz not null default now(),
  generation  int not null default 0,
  primary key (main_id, user_id)
);
call enable_tenant_rls('order_draft');

create table candidate (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  name          text not null check (length(name) between 1 and 50),
  mobile_enc    bytea not null,
  mobile_index  text not null,
  id_number_enc bytea,
  id_index      text,
  id_confirmed_at timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  -- What the candidate reads the link in, in the words of the wire. Null while nobody knows.
  language      text check (language in ('en', 'zh-CN')),
  -- The number of the order, where the candidate entered another one
  ordered_id_number_enc bytea,
  primary key (main_id, id)
);
call enable_tenant_rls('candidate', 'select, insert, update');
create index candidate_by_mobile on candidate (main_id, mobile_index);
create index candidate_by_id_number on candidate (main_id, id_index) where id_index is not null;
-- Another phone is another reader. The erasure of a person takes the phone, and with it the language.
create trigger candidate_language_of_phone before update of mobile_index on candidate
  for each row execute function candidate_language_of_phone();
create trigger candidate_forgets_ordered_id before update of id_number_enc on candidate
  for each row when (new.id_number_enc is null) execute function candidate_forgets_ordered_id();
