-- Whom the phone of this answer was bound to, from within: told by SMS. Null for a sign-in and for a no.
create or replace function wechat_bound_to(p_phone_token_hash text) returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.user_id from public.wechat_ticket t
    where t.phone_token_hash = p_phone_token_hash and t.purpose = 'bind' and t.status = 'confirmed'
$$;
grant execute on function wechat_bound_to(text) to probity_app;
