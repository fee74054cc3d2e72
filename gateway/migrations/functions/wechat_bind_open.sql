create or replace function wechat_bind_open(p_bind_hash text, p_now timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.wechat_ticket t where t.bind_hash = p_bind_hash and t.bind_expires_at > p_now)
$$;
grant execute on function wechat_bind_open(text, timestamptz) to probity_app;
