-- A view may be shared with everybody of its account (decision 123). Which view a list opens with is each reader's own choice, also
-- of a colleague's view: it stands beside the views.
alter table saved_view add column shared_at timestamptz;

create table default_view (
  main_id uuid not null,
  user_id uuid not null,
  screen  text not null,
  view_id uuid not null,
  primary key (main_id, user_id, screen),
  foreign key (main_id, view_id) references saved_view (main_id, id) on delete cascade
);
create index default_view_by_view on default_view (main_id, view_id);

alter table saved_view no force row level security;
insert into default_view (main_id, user_id, screen, view_id)
  select main_id, user_id, screen, id from saved_view where is_default;
alter table saved_view force row level security;
alter table saved_view drop column is_default;

call enable_tenant_rls('default_view', 'select, insert, update, delete');
