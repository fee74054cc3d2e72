-- The row of a batch that an order was placed for: one order a row, however often its chunk is tried.
alter table orders add column batch_row_id uuid;
create unique index orders_of_batch_rows on orders (main_id, batch_row_id) where batch_row_id is not null;
