-- What an account has of a kind in a state, for counting: the due day and the check stand in the index, so that no row is fetched
-- and nothing is sorted. It takes the place of one by state and day alone.
drop index work_item_queue;
create index work_item_of_account
  on work_item (main_id, kind, status, (case when due_at is null then '9999-12-31'::date else due_at end))
  include (check_id, due_at);
