-- Work that broke off is written where it ends from now on; of batches whose work ended before, this is made up for. A list that was not
-- read to its end is no list, and rows that were not all checked are matched again.
update batch b set
    fault = case b.status when 'reading' then '{"name": "stopped", "params": {}}'::jsonb else b.fault end,
    status = case b.status when 'reading' then 'unreadable' else 'matching' end
  where b.status in ('reading', 'checking') and not exists (select from task t where t.id = b.task_id and t.ended_at is null);

-- All applications that go at once leave their batches at once: the batches are held in one order (decision 121).
drop trigger application_leaves_batches on application;
create trigger application_leaves_batches after delete on application referencing old table as gone
  for each statement execute function application_leaves_batches();
