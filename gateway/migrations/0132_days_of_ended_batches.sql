-- Whatever has ended goes thirty days after its end, also what ended before that was written down (decisions 118 and 126).
do $$
declare
  m uuid;
begin
  for m in select distinct b.main_id from batch b where b.status in ('ordering', 'done', 'cancelled') loop
    perform set_config('app.main_id', m::text, true), set_config('app.main_ids', '{' || m || '}', true);
    -- Nobody orders on where the task has ended. What it did not come to is refused as broken off, and may be tried again from now on.
    update batch_row r set state = 'refused', refused_code = 2703, refused_field = null from batch b
      where b.main_id = m and b.status = 'ordering' and not exists (select from task t where t.id = b.task_id and t.ended_at is null)
        and r.main_id = m and r.batch_id = b.id and r.state = 'ready';
    update batch b set status = 'done', ended_at = now(), changed_at = now(), revision = b.revision + 1
      where b.main_id = m and b.status = 'ordering' and not exists (select from task t where t.id = b.task_id and t.ended_at is null);
    -- 0128 made what had no day due at once, for the sake of what rows and reasons were gone of already. What a row still says may be
    -- tried again and downloaded as long as that of any other. One that was given up goes as a whole.
    update batch b set erase_at = b.ended_at + interval '720 hours'
      where b.main_id = m and b.ended_at is not null and (b.erase_at is null or b.erase_at = b.ended_at)
        and (b.confirmed_at is null or exists (select from batch_row r
          where r.main_id = m and r.batch_id = b.id and (r.line_enc is not null or r.cells_enc is not null)));
  end loop;
  perform set_config('app.main_id', '', true), set_config('app.main_ids', '', true);
end $$;
