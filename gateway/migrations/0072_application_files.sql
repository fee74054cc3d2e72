-- Files that an applicant gave: for a question of the form, or as one of the documents.
create table application_file (
  main_id        uuid not null,
  application_id uuid not null,
  file_id        uuid not null,
  -- Null: a document that no question asks for
  question_id    uuid,
  added_at       timestamptz not null,
  primary key (main_id, file_id),
  foreign key (main_id, application_id) references application (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id)
);
call enable_tenant_rls('application_file', 'select, insert, delete');
create index application_file_of on application_file (main_id, application_id);
