-- Counts the work of a statement for the home page. The items of a check count as one: whether they still do depends on the
-- others, so the check is locked first, which the deeds on its work have done before; else two that end its last two items
-- at once would each see the other's.
create or replace function home_work_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_removed public.home_work[] := '{}';
  v_added public.home_work[] := '{}';
  v_others public.home_work[];
  v_changed uuid[];
  v_checks uuid[];
begin
  if tg_op <> 'INSERT' then
    v_removed := array(select row(r.main_id, r.id, r.kind, r.status, r.check_id, r.assignee_id, r.due_at)::public.home_work from removed r);
  end if;
  if tg_op <> 'DELETE' then
    v_added := array(select row(a.main_id, a.id, a.kind, a.status, a.check_id, a.assignee_id, a.due_at)::public.home_work from added a);
  end if;
  if v_removed = v_added then return null; end if;
  v_changed := array(select distinct w.id from unnest(v_removed || v_added) w);
  v_checks := array(select distinct w.check_id from unnest(v_removed || v_added) w where w.kind = 'checkItem' order by 1);
  perform from public.checks c where c.id = any(v_checks) and c.main_id = public.app_main_id() order by c.id for no key update;
  v_others := array(select row(w.main_id, w.id, w.kind, w.status, w.check_id, w.assignee_id, w.due_at)::public.home_work
    from public.work_item w where w.check_id = any(v_checks) and w.kind = 'checkItem' and w.status in ('open', 'claimed', 'paused')
      and w.id <> all(v_changed));
  insert into public.home_count_change (scope, main_id, subject, state, detail, at, n)
  select case when grouping(f.main_id) = 1 then 'all' else 'account' end,
    case when grouping(f.main_id) = 1 then '00000000-0000-0000-0000-000000000000' else f.main_id end,
    f.subject, f.state, f.detail, f.at, sum(f.sign)
  from (
    select -1 as sign, r.* from public.home_facts_of_work(v_removed || v_others) r
    union all select 1, a.* from public.home_facts_of_work(v_added || v_others) a
  ) f
  group by f.subject, f.state, f.detail, f.at, grouping sets ((), (f.main_id))
  having sum(f.sign) <> 0;
  return null;
end $$;
