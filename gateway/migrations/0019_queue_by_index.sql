-- Whose a work item is, of which check and in which state stands in the indexes of the queue: the row of one is fetched once it
-- stands on a page, not to find out that it does not. due_at itself, too: PostgreSQL does not see that an index on an expression
-- of it gives what the expression asks for. What one person has in hand is little: its index stays small.
drop index work_item_due;
create index work_item_due on work_item (kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  include (main_id, check_id, status, due_at) where status in ('open', 'claimed', 'paused');
drop index work_item_of_kind;
create index work_item_of_kind on work_item (kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  include (main_id, check_id, status, due_at);
drop index work_item_of_check;
create index work_item_of_check
  on work_item (check_id, kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  include (main_id, status, assignee_id, due_at);
