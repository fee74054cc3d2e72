-- The order by promised date, undated last. As CASE, not COALESCE: row-level security lets a condition into an index only where
-- PostgreSQL knows that evaluating it tells nothing, and COALESCE is not on its list, so that a deep page read every row before it.
drop index checks_by_promised;
create index checks_by_promised on checks
  (main_id, (case when promised_at is null then 'infinity'::date else promised_at end), id);
