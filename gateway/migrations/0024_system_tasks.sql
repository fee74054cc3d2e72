-- Long work that the system does by itself: without a starter, in nobody's list. Of one kind an account has one at once.
alter table task rename column place to checkpoint;
-- What it has done, by kind: kept in the transaction that did it
alter table task add column tally jsonb not null default '{}';
create unique index task_systems_own on task (main_id, kind) where started_by is null and ended_at is null;
