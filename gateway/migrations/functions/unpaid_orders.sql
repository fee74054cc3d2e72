-- Which orders waited for approval or for payment since before a moment, over all accounts, for the job that drops them. The wait
-- for payment begins when the order was approved, where it had to be.
create or replace function unpaid_orders(p_before timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select o.main_id, o.id from public.orders o
    left join public.order_approval a on a.main_id = o.main_id and a.order_id = o.id
  where o.status in ('awaitingApproval', 'awaitingPayment') and o.created_at < p_before
    and coalesce(a.decided_at, o.created_at) < p_before
  order by o.created_at limit p_limit
$$;
grant execute on function unpaid_orders(timestamptz, int) to probity_app;
