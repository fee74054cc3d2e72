create or replace function wechat_ticket_add(p_id uuid, p_ticket_hash text, p_state_hash text, p_purpose text, p_user uuid,
                                  p_now timestamptz, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.wechat_ticket (id, ticket_hash, state_hash, purpose, user_id, created_at, expires_at)
    values (p_id, p_ticket_hash, p_state_hash, p_purpose, p_user, p_now, p_expires)
$$;
grant execute on function wechat_ticket_add(uuid, text, text, text, uuid, timestamptz, timestamptz) to probity_app;
