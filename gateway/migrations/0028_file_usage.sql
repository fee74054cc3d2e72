-- What each account keeps, counted as it changes: an upload asks for one row, not for every file.
create table file_usage (
  main_id uuid primary key references main_account (id),
  files   int    not null default 0 check (files >= 0),
  bytes   bigint not null default 0 check (bytes >= 0)
);
call enable_tenant_rls('file_usage', 'select');

-- The row is locked until the transaction ends: of two uploads that want the last place the second sees the first.
create function file_object_counted() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into public.file_usage as u (main_id, files, bytes) values (new.main_id, 1, new.size)
      on conflict (main_id) do update set files = u.files + 1, bytes = u.bytes + excluded.bytes;
  else
    update public.file_usage set files = files - 1, bytes = bytes - old.size where main_id = old.main_id;
  end if;
  return null;
end $$;
create trigger file_object_counted after insert or delete on file_object for each row execute function file_object_counted();

-- The owner is bound by row-level security too, but for this one count of all accounts.
alter table file_object no force row level security;
alter table file_usage no force row level security;
insert into file_usage (main_id, files, bytes) select main_id, count(*), coalesce(sum(size), 0) from file_object group by main_id;
alter table file_object force row level security;
alter table file_usage force row level security;
