-- Which orders wait for approval and nobody was reminded of them since a moment (the beginning of a day), over all accounts, for the job that reminds.
create or replace function approvals_to_remind(p_before timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select o.main_id, o.id from public.orders o
    join public.order_approval a on a.main_id = o.main_id and a.order_id = o.id
  where o.status = 'awaitingApproval' and coalesce(a.reminded_at, a.asked_at) < p_before
  order by o.created_at limit p_limit
$$;
grant execute on function approvals_to_remind(timestamptz, int) to probity_app;
