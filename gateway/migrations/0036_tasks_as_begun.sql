-- What a task may read and its file contain is what its starter's role and department allowed when it was started; null for the
-- system's own, and for one that an older release started.
alter table task add column starter_role text, add column starter_department_id uuid;
