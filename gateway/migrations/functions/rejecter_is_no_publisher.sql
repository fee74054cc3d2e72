-- Nobody answers for what they published themselves.
create or replace function rejecter_is_no_publisher() returns trigger language plpgsql as $$
begin
  if new.action = 'rejected' and exists (
    select from public.report_version v where v.main_id = new.main_id and v.check_id = new.check_id
      and v.reviewer_id = new.by_user
      and v.version = (select max(l.version) from public.report_version l where l.main_id = new.main_id and l.check_id = new.check_id)
  ) then
    raise exception 'the publisher of report % cannot reject its dispute', new.check_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
