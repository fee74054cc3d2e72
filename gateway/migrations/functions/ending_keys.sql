-- The keys over all accounts that end within a week, or a day, untold, for the job that tells of them; not a key that was made
-- for less, and none that a successor follows: its end was chosen.
create or replace function ending_keys(p_now timestamptz, p_limit int) returns table (main_id uuid, id uuid, days int)
language sql stable security definer set search_path = pg_catalog, public as $$
  select k.main_id, k.id, d.days from public.api_key k
  join lateral (
    select n as days from (values (1), (7)) as due (n)
    where k.expires_at <= p_now + make_interval(days => n) and k.created_at < k.expires_at - make_interval(days => n)
    order by n limit 1
  ) d on true
  where k.revoked_at is null and k.replaced_at is null and k.expires_at > p_now and k.expires_at <= p_now + interval '7 days'
    and (k.ending_told_days is null or k.ending_told_days > d.days)
  order by k.expires_at, k.id limit p_limit
$$;
grant execute on function ending_keys(timestamptz, int) to probity_app;
