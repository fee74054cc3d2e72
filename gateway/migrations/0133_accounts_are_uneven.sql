-- Each statement names the account twice, by itself and through the tenancy rule, and the planner takes the two for independent: it
-- expects a few rows where one account has most of them, and reads all orders of an account to find one by its id. With few distinct
-- accounts assumed, it takes the index that holds the id.
alter table orders alter column main_id set (n_distinct = 1);
alter table invitation alter column main_id set (n_distinct = 1);
analyze orders;
analyze invitation;
