-- Whether another payout, of any account, stands under this bank reference. Tells nothing else of another account.
create or replace function payout_reference_used(p_reference text, p_payout uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return exists (select from public.payout p where upper(replace(p.bank_reference, ' ', '')) = upper(replace(p_reference, ' ', ''))
    and p.id <> p_payout
    and p.status in ('waiting', 'paid'));
end $$;
grant execute on function payout_reference_used(text, uuid) to probity_app;
