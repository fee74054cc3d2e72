-- A phone opened the code: true while it is good.
create or replace function wechat_scan(p_state_hash text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.wechat_ticket set status = 'scanned'
    where state_hash = p_state_hash and status in ('waiting', 'scanned') and expires_at > p_now;
  return found;
end $$;
grant execute on function wechat_scan(text, timestamptz) to probity_app;
