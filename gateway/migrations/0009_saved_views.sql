-- What somebody looks at again and again in a list: name and filters, a user's own in one account. The filters may hold a
-- phone or an ID number that was searched for, so they are encrypted.
create table saved_view (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  user_id    uuid not null,
  screen     text not null check (screen in ('records')),
  name       text not null check (length(name) between 1 and 40),
  query_enc  bytea not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (main_id, id)
);
create unique index saved_view_by_name on saved_view (main_id, user_id, screen, lower(name));
create unique index saved_view_default on saved_view (main_id, user_id, screen) where is_default;
call enable_tenant_rls('saved_view');
