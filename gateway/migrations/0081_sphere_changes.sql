-- What operators change of the public settings, from a moment on. `app_setting` holds what the installation began with; the newest
-- change that is in force at a moment is what they were then, so no job can miss a day.
create table sphere_change (
  id             uuid primary key,
  -- The day as it was chosen, in China, and the moment from which it counts: at once, or that day's first.
  effective_on   date not null,
  effective_at   timestamptz not null,
  customer_phone text not null check (length(customer_phone) between 1 and 100),
  customer_email text not null check (length(customer_email) <= 100),
  service_hours  text not null check (length(service_hours) <= 100),
  icp_number     text not null check (length(icp_number) <= 100),
  created_at     timestamptz not null,
  created_by     uuid not null,
  withdrawn_at   timestamptz,
  withdrawn_by   uuid,
  check (effective_at >= created_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force has been read by.
  check (withdrawn_at < effective_at)
);
create index sphere_change_in_force on sphere_change (effective_at desc, id desc) where withdrawn_at is null;
