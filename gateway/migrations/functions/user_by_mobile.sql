create or replace function user_by_mobile(p_mobile_index text)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, password_hash text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id, u.username, u.nick_name, u.mobile_enc, u.password_hash from public.users u
    where u.mobile_index = p_mobile_index
$$;
grant execute on function user_by_mobile(text) to probity_app;
