-- What operators change of the desk and a second of them signs off is work of the queue too: another account for transfers, another
-- version of a text that is signed, another limit of recharges. The kinds that stand there already stay, whichever they are.
do $$ begin
  execute (select 'alter table work_item drop constraint work_item_kind_check, add constraint work_item_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''signOff''::text, ')
    from pg_constraint where conname = 'work_item_kind_check' and conrelid = 'work_item'::regclass);
end $$;
create unique index work_item_of_sign_off on work_item (main_id, subject_id) where kind = 'signOff';

-- What waits already stands there as well; it is due on its day, a limit when it was asked for.
insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
select w.main_id, gen_random_uuid(), 'signOff', w.id, w.due, w.at, w.at from (
  select main_id, id, effective_on as due, asked_at as at from bank_account_change where status = 'waiting'
  union all
  select main_id, id, effective_on, written_at from signed_text_change where status = 'waiting'
  union all
  select main_id, id, (asked_at at time zone 'Asia/Shanghai')::date, asked_at from recharge_limit_change where status = 'waiting'
) w;
