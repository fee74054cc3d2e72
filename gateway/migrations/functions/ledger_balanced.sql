-- Every transaction sums to 0 when it commits, and has at least two entries.
create or replace function ledger_balanced() returns trigger language plpgsql as $$
declare
  v_main uuid := new.main_id;
  v_tx uuid := case tg_table_name when 'ledger_entry' then (to_jsonb(new) ->> 'transaction_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  v_sum numeric;
  v_count int;
begin
  select coalesce(sum(amount), 0), count(*) into v_sum, v_count
    from public.ledger_entry where main_id = v_main and transaction_id = v_tx;
  if v_sum <> 0 or v_count < 2 then
    raise exception 'ledger transaction % does not balance: sum % over % entries', v_tx, v_sum, v_count
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
