-- Who may fill in a form that is open by invitation alone (decision 93).
alter table registration_form add column by_list boolean not null default false;

create table registration_invitee (
  main_id      uuid not null,
  id           uuid not null,
  form_id      uuid not null,
  mobile_index text not null,
  mobile_enc   bytea not null,
  name         text not null check (length(name) between 1 and 50),
  added_at     timestamptz not null,
  -- How many SMS were sent, and when the last one
  messages     int not null default 0 check (messages between 0 and 5),
  messaged_at  timestamptz,
  -- When this phone first opened the form
  opened_at    timestamptz,
  erase_at     timestamptz not null,
  primary key (main_id, id),
  foreign key (main_id, form_id) references registration_form (main_id, id),
  check ((messages = 0) = (messaged_at is null))
);
call enable_tenant_rls('registration_invitee');
call enable_definer_access('registration_invitee');
create unique index registration_invitee_phone on registration_invitee (main_id, form_id, mobile_index);
create index registration_invitee_added on registration_invitee (main_id, form_id, added_at, id);
create index registration_invitee_due on registration_invitee (erase_at);

alter table sms_allowance drop constraint sms_allowance_kind_check;
alter table sms_allowance add constraint sms_allowance_kind_check
  check (kind in ('invitation', 'member', 'share', 'applicant'));
