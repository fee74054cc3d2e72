-- What the phone that was identified is asked: to sign in, or to bind itself to somebody who is signed in.
create or replace function wechat_purpose(p_phone_token_hash text) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select purpose from public.wechat_ticket where phone_token_hash = p_phone_token_hash
$$;
grant execute on function wechat_purpose(text) to probity_app;
