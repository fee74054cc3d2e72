-- Payments over all accounts whose code ended and that nobody knows the end of, for the job that asks the provider: those with this
-- merchant that were not asked about since a moment, the longest unasked first.
create or replace function payments_unended(p_merchant text, p_now timestamptz, p_unasked_since timestamptz, p_limit int)
returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.main_id, p.id from public.payment p
    where p.status = 'created' and p.merchant_id = p_merchant and p.expires_at <= p_now
      and (p.asked_at is null or p.asked_at <= p_unasked_since)
    order by p.asked_at nulls first, p.expires_at limit p_limit
$$;
grant execute on function payments_unended(text, timestamptz, timestamptz, int) to probity_app;
