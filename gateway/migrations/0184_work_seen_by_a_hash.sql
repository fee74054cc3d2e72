-- As of checks: whether a piece of work is of an account that the transaction reads is looked up in a hash of these accounts, made once
-- a statement. The queue is walked in the order of its index, and the ids of thousands were gone through for each piece that it passed.
alter policy tenant_read on work_item using (main_id in (select unnest(app_main_ids())));
-- The tenancy rule no longer leads to an index: a piece of work that is named by its id alone has its own.
create index work_item_by_id on work_item (id);
-- That an index is gone through account by account costs something, although accounts are uneven.
alter table work_item alter column main_id set (n_distinct = 20);
