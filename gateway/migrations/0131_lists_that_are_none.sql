-- A list whose reading broke off before that was written where it ends (0114) is none, like one that breaks off now: its file goes, unless
-- something else names it, and so does what was read of it. Nobody can open either.
do $$
declare
  m uuid;
  v_files uuid[];
begin
  for m in select distinct b.main_id from batch b where b.status = 'unreadable' loop
    perform set_config('app.main_id', m::text, true), set_config('app.main_ids', '{' || m || '}', true);
    v_files := array(select b.file_id from batch b where b.main_id = m and b.status = 'unreadable' and b.file_id is not null);
    update batch set file_id = null where main_id = m and status = 'unreadable' and file_id is not null;
    delete from batch_row r using batch b
      where b.main_id = m and b.status = 'unreadable' and r.main_id = m and r.batch_id = b.id;
    perform drop_files(v_files, now());
  end loop;
  perform set_config('app.main_id', '', true), set_config('app.main_ids', '', true);
end $$;
