-- The one queue of staff work. A check with nothing left to work still needs its report: until it is handed to the reviewer, and
-- again when sent back, that is work in the queue like any other.

create table work_item (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  kind          text not null check (kind in ('checkItem', 'report', 'review', 'paperConsent', 'certification', 'recharge', 'dispute')),
  status        text not null default 'open' check (status in ('open', 'claimed', 'paused', 'done', 'cancelled')),
  check_id      uuid,
  check_item_id uuid,
  subject_id    uuid,
  assignee_id   uuid,
  due_at        date,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  done_at       timestamptz,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('work_item', 'select, insert, update');
call enable_definer_access('work_item');
create unique index work_item_of_check_item on work_item (main_id, check_item_id)
  where kind = 'checkItem' and status in ('open', 'claimed', 'paused');
create unique index work_item_of_report on work_item (main_id, check_id)
  where kind = 'report' and status in ('open', 'claimed', 'paused');
create unique index work_item_of_review on work_item (main_id, check_id)
  where kind = 'review' and status in ('open', 'claimed', 'paused');
create unique index work_item_of_certification on work_item (main_id, subject_id) where kind = 'certification';
create index work_item_queue on work_item (main_id, status, due_at, id);
-- Signed forms nobody decided.
create index work_item_undecided on work_item (due_at, id) where kind = 'paperConsent' and status in ('open', 'claimed');

-- The queue has one row a check: of a check's items the one due first stands for them. It is read kind by kind in the order of
-- the due day; what no day is set for comes last.
create index work_item_due on work_item (kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  where status in ('open', 'claimed', 'paused');
create index work_item_of_kind on work_item (kind, (case when due_at is null then '9999-12-31'::date else due_at end), id);
-- In whose hand: what one person has, in the same order.
create index work_item_of_assignee
  on work_item (assignee_id, kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  where status in ('claimed', 'paused');
-- Whether another item of its check is due before is asked for every row, also of what is done.
create index work_item_of_check
  on work_item (check_id, kind, (case when due_at is null then '9999-12-31'::date else due_at end), id);
