-- Asked before a call changes something in an account: the day of its erasure, if it closes. Whoever closes it waits for what is
-- under way, and what comes later sees the closing. Looked up behind the lock, which a plain query would not be.
create or replace function account_writes(p_main uuid) returns date language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closing ' || p_main::text, 0));
  return public.account_closes(p_main);
end $$;
grant execute on function account_writes(uuid) to probity_app;
