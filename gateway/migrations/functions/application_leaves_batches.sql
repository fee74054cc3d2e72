-- What an application gave goes with it from lists that nobody has ordered yet.
create or replace function application_leaves_batches() returns trigger language plpgsql as $$
begin
  delete from public.batch_change c using public.batch_row r where r.main_id = old.main_id and r.application_id = old.id and r.check_id is null
    and c.main_id = r.main_id and c.batch_id = r.batch_id;
  update public.batch_row set line_enc = null, cells_enc = null, mobile_index = null, id_index = null, duplicates = '{}', faults = '[]',
      state = case when state in ('unchecked', 'faulty', 'ready') then 'dropped' else state end,
      dropped_for = coalesce(dropped_for, 'hand')
    where main_id = old.main_id and application_id = old.id and check_id is null;
  return null;
end $$;
