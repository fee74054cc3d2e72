-- Each request of staff looks up the accounts they serve: in the index alone, which holds what is asked of a place.
drop index membership_by_user;
create index membership_by_user on membership (user_id) include (main_id, role, disabled);
