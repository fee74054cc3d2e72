-- What a check counts as on the home page. One place says it: for the triggers, and for the look whether they counted right.
create or replace function home_facts_of_check(c home_check)
returns table (subject text, state text, detail text, at timestamptz) language sql stable as $$
  select 'check', c.status, c.waiting_on, '-infinity'::timestamptz
  union all
  select 'late', c.status, c.waiting_on, c.promised_at::timestamp at time zone 'Asia/Shanghai'
    where c.status in ('inProgress', 'inReview') and c.promised_at is not null
  union all
  select 'ordered', '', '', date_trunc('day', c.ordered_at, 'Asia/Shanghai')
  union all
  select 'reported', c.status, coalesce(c.outcome, ''), date_trunc('day', c.reported_at, 'Asia/Shanghai')
    where c.reported_at is not null
  union all
  select 'invitation', '', '', date_bin('10 minutes', v.expires_at, 'epoch')
    from public.invitation v where c.status = 'awaitingConsent' and v.main_id = c.main_id and v.check_id = c.id
      and v.status in ('sent', 'opened', 'verified')
$$;
