-- Ends every link of one thing of the account the transaction works for; gives their number.
create or replace function link_revoke(p_target uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.link_token set revoked_at = p_now
    where target_id = p_target and main_id = public.app_main_id() and revoked_at is null;
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function link_revoke(uuid, timestamptz) to probity_app;
