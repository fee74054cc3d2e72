create or replace function own_wechat() returns timestamptz
language sql stable security definer set search_path = pg_catalog, public as $$
  select b.created_at from public.wechat_binding b where b.user_id = public.app_user_id()
$$;
grant execute on function own_wechat() to probity_app;
