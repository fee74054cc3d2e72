-- The provider told who holds the phone. Once per ticket.
create or replace function wechat_identify(p_state_hash text, p_openid_index text, p_nickname text, p_avatar text,
                                p_phone_token_hash text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.wechat_ticket set status = 'scanned', openid_index = p_openid_index, nickname = p_nickname, avatar = p_avatar,
      phone_token_hash = p_phone_token_hash
    where state_hash = p_state_hash and status in ('waiting', 'scanned') and openid_index is null and expires_at > p_now;
  return found;
end $$;
grant execute on function wechat_identify(text, text, text, text, text, timestamptz) to probity_app;
