-- The counts follow whatever changes their rows, from here on; and begin with what stands there, account by account.
create trigger home_counts_of_added after insert on checks referencing new table as added
  for each statement execute function home_checks_changed();
create trigger home_counts_of_changed after update on checks referencing old table as removed new table as added
  for each statement execute function home_checks_changed();
create trigger home_counts_of_removed after delete on checks referencing old table as removed
  for each statement execute function home_checks_changed();
create trigger home_counts_of_added after insert on invitation referencing new table as added
  for each statement execute function home_invitations_changed();
create trigger home_counts_of_changed after update on invitation referencing old table as removed new table as added
  for each statement execute function home_invitations_changed();
create trigger home_counts_of_removed after delete on invitation referencing old table as removed
  for each statement execute function home_invitations_changed();
create trigger home_counts_of_added after insert on work_item referencing new table as added
  for each statement execute function home_work_changed();
create trigger home_counts_of_changed after update on work_item referencing old table as removed new table as added
  for each statement execute function home_work_changed();
create trigger home_counts_of_removed after delete on work_item referencing old table as removed
  for each statement execute function home_work_changed();

do $$
declare
  m uuid;
  before timestamptz := now() - interval '2 days';
begin
  for m in select main_id from retention_accounts() loop
    perform set_config('app.main_id', m::text, true), set_config('app.main_ids', '{' || m || '}', true);
    perform home_counts_mend(before);
  end loop;
  perform set_config('app.main_id', '', true), set_config('app.main_ids', '', true);
  perform home_counts_mend_sums(before);
  perform home_counts_fold(before);
end $$;
