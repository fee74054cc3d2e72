-- What is for one's attention on the home page, each kind newest first by when it became so: thirty are shown, however many there are.
create index checks_asked on checks (main_id, waiting_on, updated_at desc, id desc) where status in ('awaitingInfo', 'disputed');
create index checks_stopped on checks (main_id, status, updated_at desc, id desc) where status in ('awaitingPayment', 'disputed');
create index checks_late on checks (main_id, (case when promised_at is null then 'infinity'::date else promised_at end) desc, id desc)
  where status in ('inProgress', 'inReview');
create index invitation_ending on invitation (main_id, expires_at desc) where status in ('sent', 'opened', 'verified');
-- The checks of one's own work are counted in the index.
drop index work_item_of_assignee;
create index work_item_of_assignee
  on work_item (assignee_id, kind, (case when due_at is null then '9999-12-31'::date else due_at end), id) include (main_id, check_id, status)
  where status in ('claimed', 'paused');
