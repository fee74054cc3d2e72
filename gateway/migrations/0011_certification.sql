-- What an enterprise types before it submits: kept encrypted for the person who typed it, gone with the submission.
create table certification_draft (
  main_id     uuid not null references main_account (id),
  user_id     uuid not null references users (id),
  content_enc bytea not null,
  saved_at    timestamptz not null,
  primary key (main_id, user_id)
);
call enable_tenant_rls('certification_draft');

-- A rejection says why, and a decision says who and when.
alter table certification add constraint certification_decided check (
  case status when 'pending' then reviewed_at is null and reason is null
              when 'verified' then reviewed_at is not null and reviewed_by is not null
              else reviewed_at is not null and reviewed_by is not null and length(reason) > 0 end);
alter table certification add constraint certification_not_by_submitter check (reviewed_by is distinct from submitted_by);
create index certification_newest on certification (main_id, submitted_at desc);
create index certification_of_code on certification (credit_code) where status = 'verified';
create unique index work_item_of_certification on work_item (main_id, subject_id) where kind = 'certification';
