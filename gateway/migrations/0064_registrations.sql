-- Forms that applicants fill in by themselves, and what they sent (decision 80). A form keeps its id while it changes; an
-- application is one phone's answer to one form.

create table registration_form (
  main_id           uuid not null references main_account (id),
  id                uuid not null,
  -- The version that applicants see
  version           int not null check (version >= 1),
  created_at        timestamptz not null,
  -- The `s` of the present link, sealed: a printed QR code is printed again. Null: nobody can apply
  link_enc          bytea,
  last_day          date,
  most_applications int check (most_applications between 1 and 5000),
  primary key (main_id, id),
  check ((link_enc is null) = (last_day is null) and (link_enc is null) = (most_applications is null))
);
call enable_tenant_rls('registration_form', 'select, insert, update');

create table registration_form_version (
  main_id   uuid not null,
  form_id   uuid not null,
  version   int not null check (version >= 1),
  title     text not null check (length(title) between 1 and 50),
  -- What contract/rules/registrationForm.ts calls a form: introduction, sections, own questions, days
  content   jsonb not null,
  saved_by  uuid not null references users (id),
  saved_at  timestamptz not null,
  primary key (main_id, form_id, version),
  foreign key (main_id, form_id) references registration_form (main_id, id)
);
call enable_tenant_rls('registration_form_version', 'select, insert');

create table application (
  main_id      uuid not null,
  id           uuid not null,
  form_id      uuid not null,
  mobile_index text not null,
  mobile_enc   bytea not null,
  name         text not null check (length(name) <= 50),
  content_enc  bytea not null,
  -- The version that was answered; null until it is sent
  version      int,
  begun_at     timestamptz not null,
  saved_at     timestamptz not null,
  sent_at      timestamptz,
  erase_at     timestamptz not null,
  -- The last check that was begun from it
  check_id     uuid,
  primary key (main_id, id),
  foreign key (main_id, form_id) references registration_form (main_id, id),
  foreign key (main_id, form_id, version) references registration_form_version (main_id, form_id, version),
  foreign key (main_id, check_id) references checks (main_id, id),
  check ((sent_at is null) = (version is null))
);
call enable_tenant_rls('application');
call enable_definer_access('application');
create unique index application_of_phone on application (main_id, form_id, mobile_index);
create index application_sent on application (main_id, sent_at desc, id desc) where sent_at is not null;
create index application_of_mobile on application (main_id, mobile_index);
create index application_due on application (erase_at);

-- The link of a form names no phone: whoever has it may apply. A second one leads an applicant back to what they gave.
alter table link_token drop constraint link_token_kind_check;
alter table link_token add constraint link_token_kind_check check (kind in ('invitation', 'share', 'registration'));
alter table link_token drop constraint link_token_mobile_indexes_check;
alter table link_token add constraint link_token_mobile_indexes_check check (cardinality(mobile_indexes) <= 20
  and (cardinality(mobile_indexes) >= 1 or kind = 'registration'));

-- Codes that were sent for links of forms: they go to any phone, so they have limits of their own.
create table link_code (
  link_hash    text not null,
  mobile_index text not null,
  sent_at      timestamptz not null
);
create index link_code_of_link on link_code (link_hash, sent_at);
create index link_code_of_mobile on link_code (mobile_index, sent_at);
