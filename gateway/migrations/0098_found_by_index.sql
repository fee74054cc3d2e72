-- Which check a file is evidence in is asked at every download, and for each file of an account that leaves.
create index evidence_by_file on evidence (main_id, file_id) where file_id is not null;

-- The bookings of one department, person or package are found by the items of its checks.
create index ledger_transaction_of_item on ledger_transaction (main_id, check_item_id) where check_item_id is not null;
