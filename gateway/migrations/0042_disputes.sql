-- A dispute names the item it is about, and may be answered by a rejection with its reason: the version stays as it is.
alter table report_review drop constraint report_review_action_check;
alter table report_review add constraint report_review_action_check
  check (action in ('submitted', 'returned', 'published', 'disputed', 'reopened', 'rejected'));
alter table report_review drop constraint report_review_check;
alter table report_review add constraint report_review_item_check
  check (case action when 'reopened' then check_item_id is not null
                     when 'disputed' then true
                     else check_item_id is null end);

-- Nobody answers for what they published themselves.
create function rejecter_is_no_publisher() returns trigger language plpgsql as $$
begin
  if new.action = 'rejected' and exists (
    select from report_version v where v.main_id = new.main_id and v.check_id = new.check_id
      and v.reviewer_id = new.by_user
      and v.version = (select max(l.version) from report_version l where l.main_id = new.main_id and l.check_id = new.check_id)
  ) then
    raise exception 'the publisher of report % cannot reject its dispute', new.check_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger report_review_four_eyes before insert on report_review
  for each row execute function rejecter_is_no_publisher();

-- What disputes named so far stood with their work alone. Account by account: row-level security binds a migration too.
do $$
declare
  account uuid;
begin
  for account in select id from main_account loop
    perform set_config('app.main_id', account::text, true), set_config('app.main_ids', '{' || account || '}', true);
    update report_review r set check_item_id = i.id
      from work_item w join check_item i on i.main_id = w.main_id and i.check_id = w.check_id and i.id = w.subject_id
      where r.action = 'disputed' and w.kind = 'dispute' and w.main_id = r.main_id and w.check_id = r.check_id
        and w.created_at between r.at and r.at + interval '5 seconds';
  end loop;
  perform set_config('app.main_id', '', true), set_config('app.main_ids', '', true);
end $$;
