-- A verified enterprise changes what was verified by a new submission; the old one holds until the new one is verified
-- (decision 60). Who submitted a change may take it back while it waits; a rejected one may be let go.
alter table certification add column is_change boolean not null default false;
alter table certification add column withdrawn_at timestamptz;
alter table certification drop constraint certification_status_check;
alter table certification add constraint certification_status_check
  check (status in ('pending', 'verified', 'rejected', 'withdrawn'));
alter table certification drop constraint certification_decided;
alter table certification add constraint certification_decided check (
  case status when 'verified' then reviewed_at is not null and reviewed_by is not null
              when 'rejected' then reviewed_at is not null and reviewed_by is not null and length(reason) > 0
              else reviewed_at is null and reason is null end);
-- Only a change is withdrawn, before it is decided or after it was rejected.
alter table certification add constraint certification_withdrawn check (
  case status when 'withdrawn' then is_change and withdrawn_at is not null
              when 'rejected' then is_change or withdrawn_at is null
              else withdrawn_at is null end);
