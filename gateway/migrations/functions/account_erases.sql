-- The same for what goes on while an account only closes: the day of an erasure that has begun, or is over.
create or replace function account_erases(p_main uuid) returns date language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closing ' || p_main::text, 0));
  return (select c.erase_on from public.account_closing c where c.main_id = p_main and c.status in ('erasing', 'erased'));
end $$;
grant execute on function account_erases(uuid) to probity_app;
