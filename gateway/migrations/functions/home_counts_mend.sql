-- Compares what is counted of the account that the transaction works for with its rows, in one look: what is written meanwhile
-- cannot make the two disagree. What differs is put right, and given. `p_before` as in home_counts_fold.
create or replace function home_counts_mend(p_before timestamptz)
returns table (subject text, state text, detail text, at timestamptz, counted bigint, expected bigint)
language sql security definer set search_path = pg_catalog, public as $$
  with checked as (
    select case when grouping(c.created_by) = 1 then 'account' else 'person' end as scope, c.created_by, c.owner_id, c.department_id,
      f.subject, f.state, f.detail, f.at, count(*) as n
    from (
      select row(c.main_id, c.id, c.created_by, c.owner_id, c.department_id, c.status, c.waiting_on, c.outcome, c.promised_at,
        c.ordered_at, c.reported_at)::public.home_check as one, c.created_by, c.owner_id, c.department_id
      from public.checks c where c.main_id = public.app_main_id()
    ) c cross join lateral public.home_facts_of_check(c.one) f
    group by f.subject, f.state, f.detail, f.at, grouping sets ((), (c.created_by, c.owner_id, c.department_id))
  ), worked as (
    select f.subject, f.state, f.detail, f.at, count(*) as n
    from public.home_facts_of_work(array(
      select row(w.main_id, w.id, w.kind, w.status, w.check_id, w.assignee_id, w.due_at)::public.home_work
      from public.work_item w where w.main_id = public.app_main_id() and w.status in ('open', 'claimed', 'paused'))) f
    group by 1, 2, 3, 4
  ), differing as (
    select k.scope, k.created_by, k.owner_id, k.department_id, k.subject, k.state, k.detail, k.day as at,
      sum(k.counted)::bigint as counted, sum(k.expected)::bigint as expected
    from (
      select a.*, case when a.subject in ('late', 'lateWork') and a.at < p_before then '-infinity' else a.at end as day from (
        select scope, created_by, owner_id, department_id, subject, state, detail, at, 0 as counted, n as expected from checked
        union all select 'account', null, null, null, subject, state, detail, at, 0, n from worked
        union all select scope, created_by, owner_id, department_id, subject, state, detail, at, n, 0
          from public.home_counts_kept(public.app_main_id())
      ) a
    ) k group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(k.counted) <> sum(k.expected)
  ), mended as (
    insert into public.home_count_change (scope, main_id, created_by, owner_id, department_id, subject, state, detail, at, n)
    select d.scope, public.app_main_id(), d.created_by, d.owner_id, d.department_id, d.subject, d.state, d.detail, d.at,
      d.expected - d.counted from differing d
  ), doubted as (
    -- Whether the groups of the account were wrong like it cannot be told: they are counted anew.
    delete from public.home_group g where public.app_main_id() = any(g.main_ids) and exists (select from differing d where d.scope = 'account')
  )
  select d.subject, d.state, d.detail, d.at, d.counted, d.expected from differing d
$$;
grant execute on function home_counts_mend(timestamptz) to probity_app;
