-- What applications gave goes with them from lists that nobody has ordered yet. Their batches are held first, all of them and in one
-- order: who changes rows of a batch holds it before, and who takes rows from applications, or orders them, holds the applications before
-- the batch. So nobody waits in a circle, and nobody writes again what is erased here (decision 121).
create or replace function application_leaves_batches() returns trigger language plpgsql as $$
begin
  perform from public.batch b where (b.main_id, b.id) in (
      select r.main_id, r.batch_id from gone g
        join public.batch_row r on r.main_id = g.main_id and r.application_id = g.id and r.check_id is null)
    order by b.main_id, b.id for update;
  delete from public.batch_change c using gone g, public.batch_row r
    where r.main_id = g.main_id and r.application_id = g.id and r.check_id is null
      and c.main_id = r.main_id and c.batch_id = r.batch_id;
  update public.batch_row r set line_enc = null, cells_enc = null, mobile_index = null, id_index = null, duplicates = '{}', faults = '[]',
      state = case when r.state in ('unchecked', 'faulty', 'ready') then 'dropped' else r.state end,
      dropped_for = coalesce(r.dropped_for, 'hand')
    from gone g where r.main_id = g.main_id and r.application_id = g.id and r.check_id is null;
  return null;
end $$;
