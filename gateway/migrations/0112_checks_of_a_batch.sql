-- The batch a check was ordered in: records are filtered by it, and what became of the batch is counted by it.
alter table checks add column batch_id uuid;
create index checks_by_batch on checks (main_id, batch_id, ordered_at desc, id desc) include (status) where batch_id is not null;
