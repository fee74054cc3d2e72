-- Which items a reviewer has opened since the report was handed over: what is not green is opened before it is published.
create table review_opening (
  main_id       uuid not null,
  -- The handing over that this review answers
  review_id     uuid not null,
  check_item_id uuid not null,
  user_id       uuid not null,
  opened_at     timestamptz not null,
  primary key (main_id, review_id, check_item_id, user_id),
  foreign key (main_id, review_id) references report_review (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('review_opening', 'select, insert');

-- What a finding records is a rule that the console needs too: contract/rules/resultFields.ts.
alter table catalogue_item drop column result_fields;
