-- Another end for the present links of one thing of the account the transaction works for; gives their number.
create or replace function link_move(p_target uuid, p_expires timestamptz, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.link_token set expires_at = p_expires
    where target_id = p_target and main_id = public.app_main_id() and revoked_at is null and expires_at > p_now;
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function link_move(uuid, timestamptz, timestamptz) to probity_app;
