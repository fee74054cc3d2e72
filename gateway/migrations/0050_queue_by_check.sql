-- The queue has one row a check: of a check's items the one due first stands for them. It is read kind by kind in the order of
-- the due day; what no day is set for comes last.
create index work_item_due on work_item (kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  where status in ('open', 'claimed', 'paused');
create index work_item_of_kind on work_item (kind, (case when due_at is null then '9999-12-31'::date else due_at end), id);

-- In whose hand: what one person has, in the same order.
drop index work_item_of_assignee;
create index work_item_of_assignee
  on work_item (assignee_id, kind, (case when due_at is null then '9999-12-31'::date else due_at end), id)
  where status in ('claimed', 'paused');

-- Whether another item of its check is due before is asked for every row, also of what is done.
drop index work_item_of_check;
create index work_item_of_check
  on work_item (check_id, kind, (case when due_at is null then '9999-12-31'::date else due_at end), id);
