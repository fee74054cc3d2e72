-- Which orders were not paid since a moment, over all accounts, for the job that drops them.
create or replace function unpaid_orders(p_before timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select o.main_id, o.id from public.orders o where o.status = 'awaitingPayment' and o.created_at < p_before
  order by o.created_at limit p_limit
$$;
grant execute on function unpaid_orders(timestamptz, int) to probity_app;
