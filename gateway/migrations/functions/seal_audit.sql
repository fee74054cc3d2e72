-- Seals up to `batch` rows, oldest first, and gives their number. One sealer at a time over all gateways.
create or replace function seal_audit(batch int default 5000) returns int language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  e public.audit_event;
  sealed int := 0;
  current_main uuid;
  chain_seq bigint;
  chain_hash bytea;
  next_hash bytea;
begin
  if not pg_try_advisory_xact_lock(7210402) then return 0; end if;
  for e in
    select * from public.audit_event where seq is null order by main_id, at, id limit batch
  loop
    if current_main is distinct from e.main_id then
      if current_main is not null then
        insert into public.audit_chain values (current_main, chain_seq, chain_hash, now())
          on conflict (main_id) do update set last_seq = excluded.last_seq, last_hash = excluded.last_hash, sealed_at = now();
      end if;
      current_main := e.main_id;
      select last_seq, last_hash into chain_seq, chain_hash from public.audit_chain where main_id = current_main;
      if not found then
        chain_seq := 0;
        chain_hash := sha256(convert_to(current_main::text, 'UTF8'));
      end if;
    end if;
    next_hash := public.audit_hash(e, chain_seq + 1, chain_hash);
    update public.audit_event set seq = chain_seq + 1, prev_hash = chain_hash, hash = next_hash
      where main_id = e.main_id and id = e.id;
    chain_seq := chain_seq + 1;
    chain_hash := next_hash;
    sealed := sealed + 1;
  end loop;
  if current_main is not null then
    insert into public.audit_chain values (current_main, chain_seq, chain_hash, now())
      on conflict (main_id) do update set last_seq = excluded.last_seq, last_hash = excluded.last_hash, sealed_at = now();
  end if;
  return sealed;
end $$;
grant execute on function seal_audit(int) to probity_app;
