-- Whoever decides a certification may have the contact's phone shown, to ring: who, when and what for. It belongs to the
-- certification and is kept as long; the enterprise's owner and admins read what for.
create table certification_reveal (
  main_id          uuid not null,
  id               uuid not null,
  certification_id uuid not null,
  user_id          uuid not null references users (id),
  purpose          text not null check (length(purpose) > 0),
  at               timestamptz not null,
  primary key (main_id, id),
  foreign key (main_id, certification_id) references certification (main_id, id)
);
call enable_tenant_rls('certification_reveal', 'select, insert');
create index certification_reveal_by_user on certification_reveal (main_id, user_id, at desc);
