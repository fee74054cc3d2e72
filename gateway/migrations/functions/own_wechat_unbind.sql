create or replace function own_wechat_unbind() returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.wechat_binding where user_id = public.app_user_id();
  return found;
end $$;
grant execute on function own_wechat_unbind() to probity_app;
