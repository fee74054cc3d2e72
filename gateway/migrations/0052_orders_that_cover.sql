-- The list of records over all accounts of the staff read a million rows from the table to throw most of them away. What its filters
-- ask and its sorts order by stands in each index of an order now, so that rows are sorted out there and only a page is fetched.
drop index checks_by_ordered;
create index checks_by_ordered on checks (main_id, ordered_at desc, id desc)
  include (status, outcome, package_id, owner_id, waiting_on, promised_at);
drop index checks_by_promised;
create index checks_by_promised on checks
  (main_id, (case when promised_at is null then 'infinity'::date else promised_at end), id)
  include (status, outcome, package_id, owner_id, waiting_on, promised_at, ordered_at);
drop index checks_by_pinyin;
create index checks_by_pinyin on checks (main_id, pinyin_key collate "C", id)
  include (status, outcome, package_id, owner_id, waiting_on, promised_at, ordered_at);
drop index checks_by_name;
create index checks_by_name on checks (main_id, name_key collate "C", id)
  include (ordered_at, promised_at, pinyin_key);

-- The start of an order number is searched in the order of its bytes: an index in another order was of no use.
alter table orders alter column order_no type text collate "C";
alter table checks alter column order_no type text collate "C";
