-- Null leaves a field as it is. Only oneself, or somebody of the account the transaction works for.
create or replace function user_edit(p_user uuid, p_nick_name text, p_email_enc bytea, p_avatar_file uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users u set
      nick_name = coalesce(p_nick_name, u.nick_name), email_enc = coalesce(p_email_enc, u.email_enc),
      avatar_file_id = coalesce(p_avatar_file, u.avatar_file_id),
      avatar_main_id = case when p_avatar_file is null then u.avatar_main_id else public.app_main_id() end,
      updated_at = p_now
    where u.id = p_user and (u.id = public.app_user_id() or exists (
      select from public.membership m where m.user_id = u.id and m.main_id = public.app_main_id()))
$$;
grant execute on function user_edit(uuid, text, bytea, uuid, timestamptz) to probity_app;
