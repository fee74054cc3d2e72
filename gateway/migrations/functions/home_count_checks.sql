-- Notes what checks counted as no more, and what they count as now, in each scope; what is the same is not noted.
create or replace function home_count_checks(removed home_check[], added home_check[]) returns void language sql as $$
  insert into public.home_count_change (scope, main_id, created_by, owner_id, department_id, subject, state, detail, at, n)
  select case when grouping(c.main_id) = 1 then 'all' when grouping(c.created_by) = 1 then 'account' else 'person' end,
    case when grouping(c.main_id) = 1 then '00000000-0000-0000-0000-000000000000' else c.main_id end,
    c.created_by, c.owner_id, c.department_id, f.subject, f.state, f.detail, f.at, sum(c.sign)
  from (
    select -1 as sign, r.*, r as counted from unnest(removed) r
    union all select 1, a.*, a from unnest(added) a
  ) c cross join lateral public.home_facts_of_check(c.counted) f
  group by f.subject, f.state, f.detail, f.at,
    grouping sets ((), (c.main_id), (c.main_id, c.created_by, c.owner_id, c.department_id))
  having sum(c.sign) <> 0
$$;
