-- What a list is called may name somebody of it: the name goes with the last of its people (decision 126).
alter table batch alter column name drop not null;

-- Of batches whose rows were erased before, the hourly job takes what is left: it knows which of them have records that still name their
-- people. One that was given up has none.
update batch set erase_at = ended_at where confirmed_at is not null and ended_at is not null and erase_at is null;
update batch set name = null, terms = terms - 'reasons' where confirmed_at is null and status = 'cancelled';
