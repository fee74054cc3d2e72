-- Counts of groups (0122).
alter table home_count drop constraint home_count_scope_check;
alter table home_count add constraint home_count_scope_check check (scope in ('all', 'group', 'account', 'person'));
create index home_count_of_groups on home_count (main_id) where scope = 'group';
