-- A part of a name is the start of one of these (decision 65): the name and its pinyin from each character or word but the first
-- on, and the initials. A range of them is searched with operators that row-level security lets into an index.
create table check_name_part (
  main_id  uuid not null,
  part     text collate "C" not null check (length(part) between 1 and 64),
  check_id uuid not null,
  primary key (main_id, part, check_id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('check_name_part');

-- The parts of a check's name, so that its rows are found again by their key; null: not taken apart yet.
alter table checks add column name_parts text[];
update checks set name_parts = '{}' where erased_at is not null;
create index checks_not_taken_apart on checks (main_id) where name_parts is null;
