-- What a reviewer asks for when sending a report back, point by point: at an item, or of the report as a whole. Whoever works it
-- again ticks each off.
create table review_point (
  main_id       uuid not null,
  id            uuid not null,
  -- The step that sent it back
  review_id     uuid not null,
  place         int not null,
  check_item_id uuid,
  text_enc      bytea not null,
  done_at       timestamptz,
  done_by       uuid,
  primary key (main_id, id),
  unique (main_id, review_id, place),
  foreign key (main_id, review_id) references report_review (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id),
  check ((done_at is null) = (done_by is null))
);
call enable_tenant_rls('review_point', 'select, insert');
grant update (done_at, done_by) on review_point to probity_app;
