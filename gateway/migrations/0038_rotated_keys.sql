-- A key may be followed by a successor of the same name while it still goes on (decision 70).
alter table api_key
  add column replaced_at timestamptz,
  add column replaces uuid,
  add constraint api_key_replaces foreign key (main_id, replaces) references api_key (main_id, id),
  -- From the moment it is replaced on, its end is that of the overlap.
  add constraint api_key_replaced_ends check (replaced_at is null or expires_at is not null);
-- One successor for each key.
create unique index api_key_one_successor on api_key (main_id, replaces) where replaces is not null;
-- What has a successor leaves it the name.
drop index api_key_by_name;
create unique index api_key_by_name on api_key (main_id, lower(name)) where revoked_at is null and replaced_at is null;
grant select (replaced_at, replaces), insert (replaces), update (replaced_at, expires_at) on api_key to probity_app;
