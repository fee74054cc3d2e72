-- The phone says yes or no. For a binding this makes it; canceled where either side is bound to another.
create or replace function wechat_answer(p_phone_token_hash text, p_yes boolean, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  t public.wechat_ticket;
  v_user uuid;
  v_status text;
begin
  select * into t from public.wechat_ticket where phone_token_hash = p_phone_token_hash and status = 'scanned'
    and expires_at > p_now for update;
  if not found then return 'expired'; end if;
  if not p_yes then
    v_status := 'canceled';
  else
    if t.purpose = 'bind' then
      insert into public.wechat_binding (openid_index, user_id, created_at) values (t.openid_index, t.user_id, p_now)
        on conflict do nothing;
    end if;
    select user_id into v_user from public.wechat_binding where openid_index = t.openid_index;
    v_status := case
      when t.purpose = 'bind' and v_user = t.user_id then 'confirmed'
      when t.purpose = 'bind' then 'canceled'
      when v_user is null then 'unbound'
      else 'confirmed' end;
  end if;
  update public.wechat_ticket set status = v_status where id = t.id;
  return v_status;
end $$;
grant execute on function wechat_answer(text, boolean, timestamptz) to probity_app;
