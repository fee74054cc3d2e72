-- Where a reference was booked, and whether that was taken back. The owner's alone: the operator's command runs as the owner,
-- requests never.
create or replace function recharge_of_reference(p_reference text) returns table (main_id uuid, id uuid, reversed boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.main_id, t.id, exists (select from public.ledger_transaction r
      where r.main_id = t.main_id and r.reverses_id = t.id)
    from public.ledger_transaction t where t.kind = 'recharge' and upper(replace(t.reference, ' ', '')) = upper(replace(p_reference, ' ', ''))
$$;
