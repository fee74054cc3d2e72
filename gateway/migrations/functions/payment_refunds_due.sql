-- Refunds over all accounts that the provider is asked about now, of payments to this merchant, the longest unasked first. One that does
-- not reach the payer may still be mended on the provider's own pages for thirty days.
create or replace function payment_refunds_due(p_merchant text, p_now timestamptz, p_limit int)
returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select r.main_id, r.id from public.payment_refund r
    join public.payment p on p.main_id = r.main_id and p.id = r.payment_id
    where p.merchant_id = p_merchant
      and (r.status in ('asked', 'processing') or r.status = 'abnormal' and r.asked_at > p_now - interval '30 days')
      and public.payment_refund_is_due(r.asked_at, r.tried_at, p_now)
    order by r.tried_at nulls first, r.asked_at limit p_limit
$$;
grant execute on function payment_refunds_due(text, timestamptz, int) to probity_app;
