-- The accounts with applications, or with people invited to apply, whose time is over.
create or replace function applications_due(p_now timestamptz) returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.main_id from public.application a where a.erase_at <= p_now
  union
  select i.main_id from public.registration_invitee i where i.erase_at <= p_now
$$;
grant execute on function applications_due(timestamptz) to probity_app;
