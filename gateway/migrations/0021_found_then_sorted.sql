-- A family name that many bear, in the order by name: those who share its first character stand together in the order of their
-- pinyin, with what filters ask. A column of its own, as row-level security keeps a condition on an expression out of the index.
alter table checks add column name_first text collate "C" generated always as (left(name_key, 1)) stored;
create index checks_by_first_character on checks (main_id, name_first, pinyin_key collate "C", id)
  include (name_key, status, outcome, package_id, owner_id, waiting_on, promised_at, ordered_at);

-- Whoever is found by a phone or the start of an order number is sorted in any order: what it sorts by stands beside it, so that of
-- the hundreds an account may have the rows of a page alone are fetched.
drop index checks_by_mobile;
create index checks_by_mobile on checks (main_id, mobile_index, ordered_at desc, id desc) include (promised_at, pinyin_key);
drop index checks_by_order_no;
create index checks_by_order_no on checks (main_id, order_no) include (id, ordered_at, promised_at, pinyin_key);
