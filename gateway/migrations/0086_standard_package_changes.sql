-- Operators change standard packages: a version of one counts from a moment on (decision 92). Own packages, and what the
-- installation began with, have none: they count since they were published.
alter table package_version
  -- The day as it was chosen, in China, and the moment from which it counts: at once, or that day's first.
  add column effective_on date,
  add column effective_at timestamptz,
  -- One that is not offered stays in every record.
  add column offered boolean not null default true,
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add check ((effective_on is null) = (effective_at is null)),
  add check (effective_at >= saved_at),
  add check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force has been ordered by; what counts without a moment is never withdrawn.
  add check (withdrawn_at is null or (effective_at is not null and withdrawn_at < effective_at));
