-- What an applicant sent may be corrected by them (decision 98): what was sent before stays beside what counts.
create table application_version (
  main_id        uuid not null,
  id             uuid not null,
  application_id uuid not null,
  -- The sending, from 1; the newest stands in the application itself
  sending        int not null check (sending >= 1),
  -- The version of the form that was answered
  version        int not null,
  sent_at        timestamptz not null,
  content_enc    bytea not null,
  primary key (main_id, id),
  unique (main_id, application_id, sending),
  foreign key (main_id, application_id) references application (main_id, id)
);
call enable_tenant_rls('application_version', 'select, insert, delete');

alter table application
  -- How often it was sent
  add column sending int not null default 0 check (sending >= 0),
  -- When it was last sent again
  add column corrected_at timestamptz,
  -- A correction that is not sent yet: the applicant's alone
  add column draft_enc bytea,
  add column draft_at timestamptz,
  add check ((draft_enc is null) = (draft_at is null)),
  add check (draft_enc is null or sent_at is not null),
  add check (corrected_at is null or sent_at is not null);
alter table application no force row level security;
update application set sending = 1 where sent_at is not null;
alter table application add check ((sent_at is null) = (sending = 0));

-- The sending that a file came with; null: it was not sent yet
alter table application_file add column sending int;
grant update (sending) on application_file to probity_app;
alter table application_file no force row level security;
update application_file f set sending = 1 from application a
  where a.main_id = f.main_id and a.id = f.application_id and a.sent_at is not null;
alter table application force row level security;
alter table application_file force row level security;
