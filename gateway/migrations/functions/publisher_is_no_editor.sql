-- The database refuses a publication by somebody who edited that version.
create or replace function publisher_is_no_editor() returns trigger language plpgsql as $$
begin
  if exists (select from public.report_editor e where e.main_id = new.main_id and e.check_id = new.check_id
             and e.version = new.version and e.user_id = new.reviewer_id) then
    raise exception 'the editor of report % cannot publish it', new.check_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
