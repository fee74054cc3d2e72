-- Tables that a chunk of orders fills, measured where they have grown fourfold since they were last measured, or never were: until
-- then the planner takes them for small, and what is planned for a small table reads all rows of an account for each row that is
-- written. The server's own measuring comes a minute later, which is too late for the first batch. One at a time; others go on.
create or replace function measure_grown() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_table text;
begin
  if not pg_try_advisory_xact_lock(7210408) then return; end if;
  for v_table in
    select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relname in ('orders', 'candidate', 'checks', 'check_item', 'ledger_transaction')
        and pg_relation_size(c.oid) > 4 * 8192 * greatest(c.relpages, 1)
  loop
    execute format('analyze public.%I', v_table);
  end loop;
end $$;
grant execute on function measure_grown() to probity_app;
