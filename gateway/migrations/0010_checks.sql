-- The checks and their items: what is ordered for one candidate.

create table checks (
  main_id        uuid not null references main_account (id),
  id             uuid not null,
  order_id       uuid not null,
  candidate_id   uuid not null,
  status         text not null check (status in ('awaitingPayment', 'awaitingConsent', 'inProgress', 'awaitingInfo',
                                                 'inReview', 'reported', 'disputed', 'cancelled', 'expired')),
  position_title text not null,
  position_class text not null,
  consent_way    text not null check (consent_way in ('sms', 'link', 'paper')),
  paper_file_id  uuid,
  -- created by and assigned to: "own"; the department: "team"
  created_by     uuid not null,
  owner_id       uuid not null,
  department_id  uuid,
  package_id     uuid not null references package (id),
  lamp           text check (lamp in ('green', 'blue', 'yellow', 'red')),
  -- What the report says in one word: its lamp, or that it could not be verified
  outcome        text check (outcome in ('green', 'blue', 'yellow', 'red', 'unverifiable')),
  summary_enc    bytea,
  draft_version  int not null default 1,
  waiting_on     text not null default 'candidate' check (waiting_on in ('candidate', 'enterprise', 'source', 'analyst',
                                                                         'reviewer', 'payment', 'nobody')),
  promised_at    date,
  -- The clock: when it stopped for information, and how many working days it has stood still in all
  paused_at      timestamptz,
  paused_days    int not null default 0,
  started_at     timestamptz,
  reported_at    timestamptz,
  closed_at      timestamptz,
  -- Why it was cancelled, in the words of who did it
  closed_reason_enc bytea,
  price          int not null check (price >= 0),
  -- What search uses; stored, so that an index led by main_id serves under row-level security
  -- The start of a number is searched in the order of its bytes: an index in another order is of no use.
  order_no       text collate "C" not null,
  name_key       text not null,
  pinyin_key     text not null,
  mobile_index   text not null,
  id_index       text,
  ordered_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  row_version    int not null default 1,
  material_erased_at timestamptz,
  erased_at      timestamptz,
  -- By which rule, and how many days after it was closed
  erased_rule    text check (erased_rule in ('report', 'unfinished')),
  erased_days    int,
  primary key (main_id, id),
  foreign key (main_id, order_id) references orders (main_id, id),
  foreign key (main_id, candidate_id) references candidate (main_id, id),
  foreign key (main_id, department_id) references department (main_id, id),
  foreign key (main_id, paper_file_id) references file_object (main_id, id),
  check ((erased_at is null) = (erased_rule is null) and (erased_at is null) = (erased_days is null))
);
call enable_tenant_rls('checks', 'select, insert, update');
-- The list of records over all accounts of the staff: what its filters ask and its sorts order by stands in each index of an
-- order, so that rows are sorted out there and only a page is fetched.
create index checks_by_ordered on checks (main_id, ordered_at desc, id desc)
  include (status, outcome, package_id, owner_id, waiting_on, promised_at);
-- No promise yet sorts as the farthest one. As CASE, not COALESCE: row-level security lets a condition into an index only where
-- PostgreSQL knows that evaluating it tells nothing, and COALESCE is not on its list, so that a deep page read every row before it.
create index checks_by_promised on checks
  (main_id, (case when promised_at is null then 'infinity'::date else promised_at end), id)
  include (status, outcome, package_id, owner_id, waiting_on, promised_at, ordered_at);
create index checks_by_pinyin on checks (main_id, pinyin_key collate "C", id)
  include (status, outcome, package_id, owner_id, waiting_on, promised_at, ordered_at);
create index checks_by_name on checks (main_id, name_key collate "C", id)
  include (ordered_at, promised_at, pinyin_key);
create index checks_by_status on checks (main_id, status, ordered_at desc, id desc);
create index checks_by_mobile on checks (main_id, mobile_index, ordered_at desc);
create index checks_by_id_number on checks (main_id, id_index, ordered_at desc) where id_index is not null;
create index checks_by_order_no on checks (main_id, order_no);
create index checks_by_owner on checks (main_id, owner_id, ordered_at desc, id desc);
create index checks_by_department on checks (main_id, department_id, ordered_at desc, id desc);
create index checks_by_outcome on checks (main_id, outcome, ordered_at desc, id desc) where outcome is not null;
create index checks_by_package on checks (main_id, package_id, ordered_at desc, id desc);
create index checks_by_order on checks (main_id, order_id);
create index checks_by_reported on checks (main_id, reported_at) where reported_at is not null;
create index checks_by_paper on checks (main_id, paper_file_id) where paper_file_id is not null;
create index checks_to_erase on checks (main_id, closed_at) where erased_at is null and closed_at is not null;

create table check_item (
  main_id      uuid not null,
  id           uuid not null,
  check_id     uuid not null,
  item_code    text not null references catalogue_item (code),
  copy_no      int not null default 1,
  status       text not null default 'waiting' check (status in ('waiting', 'running', 'awaitingInfo', 'done', 'cancelled')),
  result       text check (result in ('consistent', 'discrepant', 'found', 'none', 'unverifiable', 'wellFormed')),
  lamp         text check (lamp in ('green', 'blue', 'yellow', 'red')),
  consent      text not null default 'open' check (consent in ('open', 'given', 'refused', 'withdrawn')),
  reason       text,
  price        int not null check (price >= 0),
  -- held → captured when done, released when cancelled; none while the order awaits payment
  money        text not null default 'none' check (money in ('none', 'held', 'captured', 'released')),
  question     text,
  question_of  text check (question_of in ('candidate', 'enterprise')),
  asked_by     uuid,
  asked_at     timestamptz,
  promised_at  date,
  started_at   timestamptz,
  done_at      timestamptz,
  worked_by    uuid,
  row_version  int not null default 1,
  updated_at   timestamptz not null default now(),
  sort         int not null default 0,
  -- Which entries of its section it verifies, from the day the form is handed in: copies of an item share them out, and what is
  -- cancelled later moves none of them. Empty: the candidate gave none for it and said why. Null: no form, or none that it needs.
  entry_nos    int[],
  primary key (main_id, id),
  unique (main_id, check_id, item_code, copy_no),
  foreign key (main_id, check_id) references checks (main_id, id),
  -- A result has a lamp, but for a number that is merely well formed; nothing is done without a result.
  constraint check_item_result_has_lamp check ((lamp is null) = (result is null or result = 'wellFormed')),
  constraint check_item_check1 check (status <> 'done' or result is not null)
);
call enable_tenant_rls('check_item', 'select, insert, update');

-- What was answered to an item's question, encrypted. Whoever reads a question or an answer reads who wrote it: staff ask, the
-- enterprise's people (or staff for them) answer; what a candidate answered has no author but the candidate.
create table item_answer (
  main_id       uuid not null,
  id            uuid not null,
  check_item_id uuid not null,
  answered_by   text not null check (answered_by in ('candidate', 'enterprise')),
  question      text not null,
  text_enc      bytea not null,
  file_ids      uuid[] not null default '{}',
  at            timestamptz not null default now(),
  asked_by      uuid,
  asked_at      timestamptz,
  author_id     uuid,
  author_kind   text check (author_kind in ('enterprise', 'staff')),
  primary key (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('item_answer', 'select, insert');
create index item_answer_by_item on item_answer (main_id, check_item_id, at);

-- Who looked at what behind a mask, and why
create table reveal (
  main_id  uuid not null,
  id       uuid not null,
  check_id uuid not null,
  user_id  uuid not null,
  field    text not null,
  purpose  text not null,
  at       timestamptz not null default now(),
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('reveal', 'select, insert');
create index reveal_by_user on reveal (main_id, user_id, at desc);

-- Keeps a check from being erased. Released once, never removed.
create table legal_hold (
  main_id            uuid not null references main_account (id),
  id                 uuid not null,
  check_id           uuid not null,
  reason_enc         bytea not null,
  -- The last day it holds; without one until it is released
  until              date,
  placed_by          uuid not null references users (id),
  placed_at          timestamptz not null,
  released_by        uuid references users (id),
  released_at        timestamptz,
  release_reason_enc bytea,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  check ((released_at is null) = (released_by is null) and (released_at is null) = (release_reason_enc is null))
);
call enable_tenant_rls('legal_hold', 'select, insert');
grant update (released_by, released_at, release_reason_enc) on legal_hold to probity_app;
create index legal_hold_by_check on legal_hold (main_id, check_id);
