-- What is counted of an account in the scopes of its own.
create or replace function home_counts_kept(p_main uuid)
returns table (scope text, created_by uuid, owner_id uuid, department_id uuid, subject text, state text, detail text, at timestamptz, n bigint)
language sql stable as $$
  select k.scope, k.created_by, k.owner_id, k.department_id, k.subject, k.state, k.detail, k.at, sum(k.n)
  from (
    select * from public.home_count h where h.main_id = p_main
    union all select * from public.home_count_change c where c.main_id = p_main
  ) k group by 1, 2, 3, 4, 5, 6, 7, 8
$$;
