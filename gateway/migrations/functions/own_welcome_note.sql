create or replace function own_welcome_note(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set welcomed_at = p_now where id = public.app_user_id() and welcomed_at is null
$$;
grant execute on function own_welcome_note(timestamptz) to probity_app;
