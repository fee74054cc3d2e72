-- The row is locked until the transaction ends: of two uploads that want the last place the second sees the first.
create or replace function file_object_counted() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- What an enterprise takes with it is no use of its room: it could not leave a full one otherwise.
  if (case when tg_op = 'INSERT' then new.kind else old.kind end) = 'taskBeyondQuota' then return null; end if;
  if tg_op = 'INSERT' then
    insert into public.file_usage as u (main_id, files, bytes) values (new.main_id, 1, new.size)
      on conflict (main_id) do update set files = u.files + 1, bytes = u.bytes + excluded.bytes;
  else
    update public.file_usage set files = files - 1, bytes = bytes - old.size where main_id = old.main_id;
  end if;
  return null;
end $$;
