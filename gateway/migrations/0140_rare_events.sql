-- What an account's log hardly holds is found by its ids and not by reading the log of years: by who did what, and by the network
-- address. The id stands in the index, which then answers alone.
create index audit_event_by_kind on audit_event (main_id, actor_kind, action, id);
create index audit_event_by_address on audit_event (main_id, ip collate "C", id) where ip is not null;
