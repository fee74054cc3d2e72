-- What operators change of a kind of check, from a moment on. `catalogue_item` holds what the installation began with; the
-- newest change that is in force at a moment is what the item was then (catalogue_at), so no job can miss a day.
create table catalogue_change (
  id            uuid primary key,
  item_code     text not null references catalogue_item (code),
  -- The day as it was chosen, in China, and the moment from which it counts: at once, or that day's first.
  effective_on  date not null,
  effective_at  timestamptz not null,
  name_en       text not null check (length(name_en) between 1 and 50),
  name_zh       text not null check (length(name_zh) between 1 and 50),
  what_en       text not null check (length(what_en) between 10 and 500),
  what_zh       text not null check (length(what_zh) between 10 and 500),
  price         int not null check (price between 1 and 10000000),
  working_days  int not null check (working_days between 0 and 60),
  fields        text[] not null,
  created_at    timestamptz not null,
  created_by    uuid not null,
  withdrawn_at  timestamptz,
  withdrawn_by  uuid,
  check (effective_at >= created_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force has been ordered by.
  check (withdrawn_at < effective_at)
);
create index catalogue_change_of_item on catalogue_change (item_code, effective_at desc, id desc) where withdrawn_at is null;
