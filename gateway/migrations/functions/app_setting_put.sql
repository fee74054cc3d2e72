create or replace function app_setting_put(p_key text, p_value text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.app_setting values (p_key, p_value) on conflict (key) do update set value = excluded.value
$$;
grant execute on function app_setting_put(text, text) to probity_app;
