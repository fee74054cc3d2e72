-- Whose payment the provider tells of, which knows our number of it alone.
create or replace function payment_of_trade_no(p_no text) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.main_id, p.id from public.payment p where p.out_trade_no = p_no
$$;
grant execute on function payment_of_trade_no(text) to probity_app;
