-- An item is settled once, and once more after each reversal of its settlement; the database counts.
create or replace function ledger_round() returns trigger language plpgsql as $$
begin
  new.round := case when new.check_item_id is null then 0 else (select count(*)::int from public.ledger_transaction t
    where t.main_id = new.main_id and t.check_item_id = new.check_item_id and t.kind = 'reversal') end;
  return new;
end $$;
