-- One payment is one whichever way its reference is written: capitals and blanks do not make it another.
create index ledger_transaction_bank_reference on ledger_transaction (upper(replace(reference, ' ', ''))) where kind = 'recharge';
