-- Money that comes in by the operator's command: one booking per reference over all accounts, and the account it is for found
-- by id or name. Both look-ups are the owner's alone: the command runs as the owner, requests never.

create unique index ledger_recharge_reference on ledger_transaction (reference) where kind = 'recharge';
call enable_definer_access('ledger_transaction');

-- Where a reference was booked, and whether that was taken back.
create function recharge_of_reference(p_reference text) returns table (main_id uuid, id uuid, reversed boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.main_id, t.id, exists (select from public.ledger_transaction r
      where r.main_id = t.main_id and r.reverses_id = t.id)
    from public.ledger_transaction t where t.kind = 'recharge' and t.reference = p_reference
$$;

-- Accounts with this id or name, then those whose name only holds the text.
create function accounts_called(p_text text, p_limit int)
returns table (id uuid, name text, kind text, auth_status smallint, created_at timestamptz, exact boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id, a.name, a.kind, a.auth_status, a.created_at,
         a.id::text = lower(p_text) or lower(a.name) = lower(p_text) as exact
    from public.main_account a
    where a.id::text = lower(p_text) or position(lower(p_text) in lower(a.name)) > 0
    order by exact desc, a.name, a.id limit p_limit
$$;
