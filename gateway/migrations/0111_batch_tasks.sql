-- An API key begins tasks too, and is no row of users (decision 11).
alter table task drop constraint task_started_by_fkey;
