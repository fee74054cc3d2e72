-- What is counted of the accounts that the transaction reads: all of it, or what one person reaches (`p_user`, `p_department`).
-- Of several accounts it is what is counted of their group, and what changed of them since; of a group that is not counted yet, what is
-- counted of all together, less those that are not read, where these are fewer than those that are, else the sum of those that are read.
-- All ways say the same.
-- Late is what was promised for before `p_today`; ordered and reported are told day by day of China from `p_from`
-- on to before `p_until`; an invitation ends within two days of `p_now`, to ten minutes.
create or replace function home_counts(p_user uuid, p_department uuid, p_today timestamptz, p_from timestamptz, p_until timestamptz,
  p_now timestamptz)
returns table (subject text, state text, detail text, at timestamptz, n bigint)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  v_read uuid[];
  v_less uuid[] := '{}';
  v_group uuid;
  v_scope text := case when p_user is null then 'account' else 'person' end;
begin
  if p_user is null then
    select g.id into v_group from public.home_group g where g.id = public.home_group_id() and g.counted_at is not null;
  end if;
  if v_group is not null then
    v_scope := 'group';
    v_read := array[v_group];
  else
    v_read := public.app_main_ids();
    if p_user is null and cardinality(v_read) > 1 then
      v_less := array(select a.id from public.main_account a except select unnest(v_read));
      if cardinality(v_less) < cardinality(v_read) then
        v_scope := 'all';
        v_read := array['00000000-0000-0000-0000-000000000000'];
      else
        v_less := '{}';
      end if;
    end if;
  end if;
  return query
    with ranges (subject, since, before) as (values
      ('check', '-infinity'::timestamptz, p_now), ('work', '-infinity', p_now),
      ('late', '-infinity', p_today), ('lateWork', '-infinity', p_today),
      ('ordered', p_from, p_until), ('reported', p_from, p_until),
      ('invitation', date_bin('10 minutes', p_now, 'epoch'), date_bin('10 minutes', p_now + interval '2 days', 'epoch'))
    ), sources (main_id, scope, sign) as (
      select unnest(v_read), v_scope, 1 union all select unnest(v_less), 'account', -1
    ), kept as (
      select s.sign, h.subject, h.state, h.detail, h.at, h.n, h.created_by, h.owner_id, h.department_id
        from sources s cross join ranges r
        join public.home_count h on h.main_id = s.main_id and h.scope = s.scope and h.subject = r.subject and h.at >= r.since and h.at < r.before
      union all
      select s.sign, h.subject, h.state, h.detail, h.at, h.n, h.created_by, h.owner_id, h.department_id
        from sources s join public.home_count_change h on h.main_id = s.main_id and h.scope = s.scope
        join ranges r on r.subject = h.subject and h.at >= r.since and h.at < r.before
      union all
      select 1, h.subject, h.state, h.detail, h.at, h.n, h.created_by, h.owner_id, h.department_id
        from public.home_count_change h join ranges r on r.subject = h.subject and h.at >= r.since and h.at < r.before
        where h.main_id in (select unnest(g.main_ids) from public.home_group g where g.id = v_group) and h.scope = 'account'
    )
    select k.subject, k.state, k.detail, case when k.subject in ('ordered', 'reported') then k.at end, sum(k.n * k.sign)::bigint
    from kept k
    where p_user is null or k.created_by = p_user or k.owner_id = p_user or k.department_id = p_department
    group by 1, 2, 3, 4 having sum(k.n * k.sign) <> 0;
end $$;
grant execute on function home_counts(uuid, uuid, timestamptz, timestamptz, timestamptz, timestamptz) to probity_app;
