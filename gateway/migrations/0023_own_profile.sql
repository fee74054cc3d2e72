-- One's own profile: a picture that shows in every account one works in, and the way to take picture and e-mail back.

-- Which file is one's own picture, and which account keeps it: none or one row.
create function own_picture() returns table (main_id uuid, file_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.avatar_main_id, u.avatar_file_id from public.users u
    where u.id = public.app_user_id() and u.avatar_file_id is not null
$$;

create function own_email() returns bytea
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.email_enc from public.users u where u.id = public.app_user_id()
$$;

create function own_profile_forget(p_email boolean, p_picture boolean, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users u set
      email_enc = case when p_email then null else u.email_enc end,
      avatar_file_id = case when p_picture then null else u.avatar_file_id end,
      avatar_main_id = case when p_picture then null else u.avatar_main_id end,
      updated_at = p_now
    where u.id = public.app_user_id()
$$;

-- A picture that was replaced or taken back goes, unless something else names it. The owner is bound by row-level security,
-- so the transaction has to work for the account that keeps the file.
create function own_picture_drop(p_file uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select public.drop_files(array(select f.id from public.file_object f where f.main_id = public.app_main_id()
    and f.id = p_file and f.created_by = public.app_user_id() and f.kind = 'upload'), p_now)
$$;

-- The platform's own people have pictures, too: the nightly job removes dropped bytes of every account.
create or replace function retention_accounts() returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id from public.main_account a order by a.id
$$;

grant execute on function own_picture(), own_email(), own_profile_forget(boolean, boolean, timestamptz),
  own_picture_drop(uuid, timestamptz) to probity_app;
