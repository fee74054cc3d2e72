-- The version of a form that an applicant had before them when they last saved: what came into it later is marked for them as new.
-- Null where nothing was saved since this is kept, or a file alone began it.
alter table application add column shown_version int;
alter table application add foreign key (main_id, form_id, shown_version)
  references registration_form_version (main_id, form_id, version);
