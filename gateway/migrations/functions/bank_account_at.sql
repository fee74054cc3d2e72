-- The account that customers transfer to at a moment, as operators set it, the same for everybody; none before their first.
-- In plpgsql, which looks the table up when it runs.
create or replace function bank_account_at(p_at timestamptz)
returns table (id uuid, account_name text, bank_name text, account_no text, effective_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query select c.id, c.account_name, c.bank_name, c.account_no, c.effective_at from public.bank_account_change c
    join public.main_account m on m.id = c.main_id and m.kind = 'platform'
    where c.status = 'signedOff' and c.withdrawn_at is null and c.effective_at <= p_at
    order by c.effective_at desc, c.id desc limit 1;
end $$;
grant execute on function bank_account_at(timestamptz) to probity_app;
