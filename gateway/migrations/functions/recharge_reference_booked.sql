-- Whether a payment with this bank reference is booked in any account. Tells nothing else of another account.
create or replace function recharge_reference_booked(p_reference text) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.ledger_transaction t where t.kind = 'recharge'
    and upper(replace(t.reference, ' ', '')) = upper(replace(p_reference, ' ', '')))
$$;
grant execute on function recharge_reference_booked(text) to probity_app;
