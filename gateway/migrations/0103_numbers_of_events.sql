-- An amount, a count or an invoice number finds the events whose details hold it.
create index audit_event_numbers on audit_event using gin (audit_numbers(main_id, detail));
