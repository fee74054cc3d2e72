-- What pieces of work count as on the home page: open ones, the items of a check as one, as the queue shows them. Given are all
-- pieces of the checks they are about.
create or replace function home_facts_of_work(pieces home_work[])
returns table (main_id uuid, subject text, state text, detail text, at timestamptz) language sql stable as $$
  with q as (
    select w.main_id, w.kind, bool_and(w.assignee_id is null) as free,
      min(w.due_at) filter (where w.status in ('open', 'claimed')) as due
    from unnest(pieces) w where w.status in ('open', 'claimed', 'paused')
    group by w.main_id, w.kind, case when w.kind = 'checkItem' then w.check_id else w.id end
  )
  select q.main_id, 'work', q.kind, case when q.free then 'free' else 'taken' end, '-infinity'::timestamptz from q
  union all
  select q.main_id, 'lateWork', q.kind, '', q.due::timestamp at time zone 'Asia/Shanghai' from q where q.due is not null
$$;
