-- Staff who serve thousands of customers, but not all: what is counted of just these together (decision 125). A group is asked for by
-- whoever reads it, counted when counts are next drawn together, and kept along for a day. It stands before the counts: they are first
-- drawn together while the schema is built.
create table home_group (
  -- Follows from the accounts.
  id         uuid primary key,
  main_ids   uuid[] not null,
  counted_at timestamptz
);
