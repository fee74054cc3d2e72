-- True for somebody who has, or had, a place of staff in the platform's account: whose name is for staff alone.
create or replace function is_staff(p_user uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.membership m join public.main_account a on a.id = m.main_id
    where m.user_id = p_user and a.kind = 'platform')
$$;
grant execute on function is_staff(uuid) to probity_app;
