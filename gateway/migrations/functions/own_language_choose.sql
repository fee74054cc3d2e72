create or replace function own_language_choose(p_language text, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set language = p_language, updated_at = p_now
    where id = public.app_user_id() and language is distinct from p_language
$$;
grant execute on function own_language_choose(text, timestamptz) to probity_app;
