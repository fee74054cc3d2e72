-- The ledger as a list: by kind, and of one order.
create index ledger_transaction_of_kind on ledger_transaction (main_id, kind, created_at desc, id desc);
create index ledger_transaction_of_order on ledger_transaction (main_id, order_id, created_at desc, id desc)
  where order_id is not null;
