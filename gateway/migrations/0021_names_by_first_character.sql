-- A family name that many bear, in the order by name: those who share its first character stand together in the order of their
-- pinyin, with what filters ask. A column of its own, as row-level security keeps a condition on an expression out of the index.
alter table checks add column name_first text collate "C" generated always as (left(name_key, 1)) stored;
create index checks_by_first_character on checks (main_id, name_first, pinyin_key collate "C", id)
  include (name_key, status, outcome, package_id, owner_id, waiting_on, promised_at, ordered_at);
