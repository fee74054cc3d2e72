-- The end of an order number is what people read out. Turned round it is the start of a text: a range, which row-level security leaves
-- to an index. A column of its own, as a condition on an expression would be kept out of the index (0021).
alter table checks add column order_no_end text collate "C" generated always as (reverse(order_no)) stored;
create index checks_by_order_no_end on checks (main_id, order_no_end) include (id, ordered_at, promised_at, pinyin_key);
