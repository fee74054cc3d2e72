-- Refunds over all accounts, asked for before a moment, that nobody can be asked about: of payments to another merchant than the one set
-- up now, or to any where none is.
create or replace function payment_refunds_unasked(p_merchant text, p_until timestamptz, p_limit int)
returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select r.main_id, r.id from public.payment_refund r
    join public.payment p on p.main_id = r.main_id and p.id = r.payment_id
    where r.status in ('asked', 'processing') and p.merchant_id is distinct from p_merchant
      and coalesce(r.tried_at, r.asked_at) <= p_until
    order by r.asked_at limit p_limit
$$;
grant execute on function payment_refunds_unasked(text, timestamptz, int) to probity_app;
