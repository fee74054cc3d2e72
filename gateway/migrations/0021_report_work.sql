-- A check with nothing left to work still needs its report: until it is handed to the reviewer, and again when sent back,
-- that is work in the queue like any other.
alter table work_item drop constraint work_item_kind_check;
alter table work_item add constraint work_item_kind_check
  check (kind in ('checkItem', 'report', 'review', 'paperConsent', 'certification', 'recharge', 'dispute'));
create unique index work_item_of_report on work_item (main_id, check_id)
  where kind = 'report' and status in ('open', 'claimed', 'paused');

-- What stood in nobody's queue so far, account by account: row-level security binds a migration too.
do $$
declare
  account uuid;
begin
  for account in select id from main_account loop
    perform set_config('app.main_id', account::text, true), set_config('app.main_ids', '{' || account || '}', true);
    insert into work_item (main_id, id, kind, check_id, due_at)
      select c.main_id, gen_random_uuid(), 'report', c.id, c.promised_at from checks c
      where c.status = 'inProgress'
        and exists (select 1 from check_item i where i.main_id = c.main_id and i.check_id = c.id and i.status = 'done')
        and not exists (select 1 from check_item i where i.main_id = c.main_id and i.check_id = c.id
                        and i.status not in ('done', 'cancelled'));
  end loop;
  perform set_config('app.main_id', '', true), set_config('app.main_ids', '', true);
end $$;
