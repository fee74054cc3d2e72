create or replace function user_by_id(p_user uuid)
returns table (id uuid, username text, nick_name text, mobile_index text, mobile_enc bytea, email_enc bytea,
               avatar_file_id uuid, password_hash text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id, u.username, u.nick_name, u.mobile_index, u.mobile_enc, u.email_enc, u.avatar_file_id, u.password_hash, u.created_at
    from public.users u where u.id = p_user
$$;
grant execute on function user_by_id(uuid) to probity_app;
