create or replace function app_settings(p_keys text[]) returns table (key text, value text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.key, s.value from public.app_setting s where s.key = any(p_keys) order by s.key
$$;
grant execute on function app_settings(text[]) to probity_app;
