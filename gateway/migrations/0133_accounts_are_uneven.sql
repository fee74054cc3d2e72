-- Each statement names the account twice, by itself and through the tenancy rule, and the planner takes the two for independent: it
-- expects a few rows where one account has most of them, and reads all of an account to find one by its id, or sorts all of it where a
-- walk in the order of an index would meet a page soon. With few distinct accounts assumed, it takes the index that holds the id, and walks.
alter table orders alter column main_id set (n_distinct = 1);
alter table candidate alter column main_id set (n_distinct = 1);
alter table checks alter column main_id set (n_distinct = 1);
alter table invitation alter column main_id set (n_distinct = 1);
alter table work_item alter column main_id set (n_distinct = 1);
analyze orders;
analyze candidate;
analyze checks;
analyze invitation;
analyze work_item;
