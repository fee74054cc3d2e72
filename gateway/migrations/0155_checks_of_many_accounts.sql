-- With one account assumed to have all checks, the first few of each of two hundred accounts seem near in any order, and the planner
-- walks each account's list for what an index finds at once (a phone, the start of an order number). A twentieth is uneven enough for
-- the largest account, and few enough for the others.
alter table checks alter column main_id set (n_distinct = 20);
-- What it is ordered by stands in the index: what is late is read there, and not among all that was promised for these days.
drop index checks_late;
create index checks_late on checks (main_id, (case when promised_at is null then 'infinity'::date else promised_at end) desc, id desc)
  include (promised_at, status) where status in ('inProgress', 'inReview');
analyze checks;
