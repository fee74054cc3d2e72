-- Every account a user belongs to, but those in which a staff role counts no more; the last used first, then the platform,
-- then the oldest.
create or replace function memberships_of(p_user uuid)
returns table (main_id uuid, main_name text, main_kind text, auth_status smallint, role text, department_id uuid, disabled boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with home as materialized (
    select h.role from public.membership h join public.main_account p on p.id = h.main_id
      where h.user_id = p_user and p.kind = 'platform' and not h.disabled
  )
  select m.main_id, a.name, a.kind, a.auth_status, m.role, m.department_id, m.disabled
    from public.membership m join public.main_account a on a.id = m.main_id
    where m.user_id = p_user
      and (a.kind = 'platform' or m.role not in ('analyst', 'support', 'operator') or m.role in (select h.role from home h))
    order by m.last_used_at desc nulls last, a.kind = 'platform' desc, m.created_at, m.main_id
$$;
grant execute on function memberships_of(uuid) to probity_app;
