-- Words by which an enterprise sorts applications: its own short list, and those that an application has.
create table registration_tag (
  main_id uuid not null references main_account (id),
  name    text not null check (length(name) between 1 and 20),
  primary key (main_id, name)
);
call enable_tenant_rls('registration_tag', 'select, insert, delete');
alter table application add column tags text[] not null default '{}' check (cardinality(tags) <= 10);
