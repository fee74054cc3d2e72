-- Which file is one's own picture, and which account keeps it: none or one row.
create or replace function own_picture() returns table (main_id uuid, file_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.avatar_main_id, u.avatar_file_id from public.users u
    where u.id = public.app_user_id() and u.avatar_file_id is not null
$$;
grant execute on function own_picture() to probity_app;
