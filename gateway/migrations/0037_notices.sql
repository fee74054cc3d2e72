-- The promised day that people were told has passed: a check whose day is put off is told again.
alter table checks add column overdue_told_for date;
create index checks_overdue_untold on checks (main_id, promised_at)
  where status in ('inProgress', 'inReview') and overdue_told_for is distinct from promised_at;

-- How many days before its end a key was told of last.
alter table api_key add column ending_told_days int check (ending_told_days > 0);
grant select (ending_told_days), update (ending_told_days) on api_key to probity_app;
create index api_key_ending on api_key (expires_at) where revoked_at is null;
