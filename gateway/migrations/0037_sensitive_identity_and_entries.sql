-- Its own text says so to the candidate: an ID number is sensitive personal information. It has a tick and a reason of its own.
update catalogue_item set sensitive = true where code = 'identity';

-- Which entries of its section an item verifies, from the day the form is handed in: copies of an item share them out, and what
-- is cancelled later moves none of them. Empty: the candidate gave none for it and said why. Null: no form, or none that it needs.
alter table check_item add column entry_nos int[];
