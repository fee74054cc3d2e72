-- Ends a user's sessions: all, all but one, or those in one account.
create or replace function sessions_revoke(p_user uuid, p_except uuid, p_main uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.sessions set revoked_at = p_now where user_id = p_user and revoked_at is null
    and (p_except is null or id <> p_except) and (p_main is null or main_id = p_main);
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function sessions_revoke(uuid, uuid, uuid, timestamptz) to probity_app;
