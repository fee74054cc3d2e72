-- Counts the checks of a statement for the home page.
create or replace function home_checks_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_removed public.home_check[] := '{}';
  v_added public.home_check[] := '{}';
begin
  if tg_op <> 'INSERT' then
    v_removed := array(select row(r.main_id, r.id, r.created_by, r.owner_id, r.department_id, r.status, r.waiting_on, r.outcome,
      r.promised_at, r.ordered_at, r.reported_at)::public.home_check from removed r);
  end if;
  if tg_op <> 'DELETE' then
    v_added := array(select row(a.main_id, a.id, a.created_by, a.owner_id, a.department_id, a.status, a.waiting_on, a.outcome,
      a.promised_at, a.ordered_at, a.reported_at)::public.home_check from added a);
  end if;
  if v_removed <> v_added then perform public.home_count_checks(v_removed, v_added); end if;
  return null;
end $$;
