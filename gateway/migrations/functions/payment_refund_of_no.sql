-- Whose refund the provider tells of, which knows our number of it alone.
create or replace function payment_refund_of_no(p_no text) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select r.main_id, r.id from public.payment_refund r where r.out_refund_no = p_no
$$;
grant execute on function payment_refund_of_no(text) to probity_app;
