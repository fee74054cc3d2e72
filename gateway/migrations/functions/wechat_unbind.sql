-- A new password by SMS takes the way in by WeChat with it: whoever had the old one may have bound it.
create or replace function wechat_unbind(p_user uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.wechat_binding where user_id = p_user;
  return found;
end $$;
grant execute on function wechat_unbind(uuid) to probity_app;
