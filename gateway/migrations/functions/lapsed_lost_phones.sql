-- The requests for a new phone over all accounts that nobody decided in time, for the job that ends them.
create or replace function lapsed_lost_phones(p_now timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.main_id, l.id from public.lost_phone l
    where l.status = 'open' and l.ends_at <= p_now order by l.ends_at, l.id limit p_limit
$$;
grant execute on function lapsed_lost_phones(timestamptz, int) to probity_app;
