-- The same for the sums over all accounts: they are what the accounts' are together.
create or replace function home_counts_mend_sums(p_before timestamptz)
returns table (subject text, state text, detail text, at timestamptz, counted bigint, expected bigint)
language sql security definer set search_path = pg_catalog, public as $$
  with differing as (
    select k.subject, k.state, k.detail,
      case when k.subject in ('late', 'lateWork') and k.at < p_before then '-infinity' else k.at end as at,
      coalesce(sum(k.n) filter (where k.scope = 'all'), 0)::bigint as counted,
      coalesce(sum(k.n) filter (where k.scope = 'account'), 0)::bigint as expected
    from (select * from public.home_count union all select * from public.home_count_change) k where k.scope in ('all', 'account')
    group by 1, 2, 3, 4
  ), wrong as (
    select d.* from differing d where d.counted <> d.expected
  ), mended as (
    insert into public.home_count_change (scope, main_id, subject, state, detail, at, n)
    select 'all', '00000000-0000-0000-0000-000000000000', d.subject, d.state, d.detail, d.at, d.expected - d.counted from wrong d
  )
  select d.* from wrong d
$$;
grant execute on function home_counts_mend_sums(timestamptz) to probity_app;
