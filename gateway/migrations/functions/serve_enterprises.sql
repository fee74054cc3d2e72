-- Somebody's places with the customers follow their role on the platform: as staff they serve every enterprise, those that
-- are there already too, in the role they have now. Gives the number of enterprises that are new to them. Whom an enterprise
-- has as one of its own people it keeps as that. Does nothing for who is disabled there, or of the platform's own managers:
-- their places count no more, and their rows say who did what. An account that is erased has operators alone.
-- Only for a transaction that works for the platform.
create or replace function serve_enterprises(p_user uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_role text;
  n int;
begin
  perform pg_advisory_xact_lock(7210406);
  select m.role into v_role from public.membership m join public.main_account a on a.id = m.main_id
    where m.main_id = public.app_main_id() and m.user_id = p_user and a.kind = 'platform' and not m.disabled
      and m.role in ('analyst', 'support', 'operator');
  if not found then return 0; end if;
  update public.membership m set role = v_role, updated_at = p_now
    from public.main_account a
    where m.user_id = p_user and a.id = m.main_id and a.kind = 'enterprise' and m.role <> v_role
      and m.role in ('analyst', 'support', 'operator');
  insert into public.membership (main_id, user_id, role)
    select a.id, p_user, v_role from public.main_account a where a.kind = 'enterprise'
      and (v_role = 'operator' or not exists (select from public.account_closing c where c.main_id = a.id and c.status in ('erasing', 'erased')))
    on conflict do nothing;
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function serve_enterprises(uuid, timestamptz) to probity_app;
