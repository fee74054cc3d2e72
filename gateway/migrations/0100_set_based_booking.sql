-- The balances move once for all entries of one statement, however many orders it holds money for.
drop trigger ledger_entry_apply on ledger_entry;
create trigger ledger_entry_apply after insert on ledger_entry referencing new table as entered
  for each statement execute function ledger_apply_entry();
