-- Spends a bind token on a user: bound, expired, or taken (the user, or this WeChat, is bound to another).
create or replace function wechat_bind(p_bind_hash text, p_user uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare v_openid text;
begin
  update public.wechat_ticket set bind_expires_at = p_now where bind_hash = p_bind_hash and bind_expires_at > p_now
    returning openid_index into v_openid;
  if not found then return 'expired'; end if;
  insert into public.wechat_binding (openid_index, user_id, created_at) values (v_openid, p_user, p_now) on conflict do nothing;
  return case when found then 'bound' else 'taken' end;
end $$;
grant execute on function wechat_bind(text, uuid, timestamptz) to probity_app;
