-- As 0133 says of orders and invitations: all candidates of an account were read to find one by its id, and a page of work was sorted from
-- all there is where a walk in the order of its index meets it soon.
alter table candidate alter column main_id set (n_distinct = 1);
alter table checks alter column main_id set (n_distinct = 1);
alter table work_item alter column main_id set (n_distinct = 1);
analyze candidate;
analyze checks;
analyze work_item;
