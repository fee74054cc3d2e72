-- Takes one's own e-mail, picture or both back.
create or replace function own_profile_forget(p_email boolean, p_picture boolean, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users u set
      email_enc = case when p_email then null else u.email_enc end,
      avatar_file_id = case when p_picture then null else u.avatar_file_id end,
      avatar_main_id = case when p_picture then null else u.avatar_main_id end,
      updated_at = p_now
    where u.id = public.app_user_id()
$$;
grant execute on function own_profile_forget(boolean, boolean, timestamptz) to probity_app;
