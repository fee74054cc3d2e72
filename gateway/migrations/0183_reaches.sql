-- The accounts that staff with many customers read, each list once: whoever comes with one names it by its id instead of
-- bringing thousands of ids along to every call, to be read anew by every statement.
create table reach (
  -- Follows from the list.
  id       uuid primary key,
  -- In order.
  main_ids uuid[] not null,
  -- Lists that nobody came with for days go.
  used_on  date not null
);
-- Ids do not compress: trying it costs more than reading them.
alter table reach alter column main_ids set storage external;
