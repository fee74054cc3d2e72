-- Counts the open invitations of a statement for the home page, those of checks that await consent. Who changes an invitation
-- holds the lock of its check.
create or replace function home_invitations_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_removed public.invitation[] := '{}';
  v_added public.invitation[] := '{}';
  v_checks public.home_check[];
begin
  if tg_op <> 'INSERT' then v_removed := array(select r::public.invitation from removed r); end if;
  if tg_op <> 'DELETE' then v_added := array(select a::public.invitation from added a); end if;
  v_checks := array(select row(c.main_id, c.id, c.created_by, c.owner_id, c.department_id, c.status, null, null, null, null, null)::public.home_check
    from (select distinct i.main_id, i.check_id from unnest(v_removed || v_added) i) i
    cross join lateral (select k.* from public.checks k where k.main_id = i.main_id and k.id = i.check_id and k.price >= 0 limit 1) c
    where c.status = 'awaitingConsent');
  insert into public.home_count_change (scope, main_id, created_by, owner_id, department_id, subject, state, detail, at, n)
  select case when grouping(c.main_id) = 1 then 'all' when grouping(c.created_by) = 1 then 'account' else 'person' end,
    case when grouping(c.main_id) = 1 then '00000000-0000-0000-0000-000000000000' else c.main_id end,
    c.created_by, c.owner_id, c.department_id, 'invitation', '', '', date_bin('10 minutes', v.expires_at, 'epoch'), sum(v.sign)
  from (
    select -1 as sign, r.main_id, r.check_id, r.status, r.expires_at from unnest(v_removed) r
    union all select 1, a.main_id, a.check_id, a.status, a.expires_at from unnest(v_added) a
  ) v
  -- Found by their keys first: hundreds of invitations would be compared with all checks of their account that await consent.
  join unnest(v_checks) c on c.id = v.check_id
  where v.status in ('sent', 'opened', 'verified')
  group by date_bin('10 minutes', v.expires_at, 'epoch'),
    grouping sets ((), (c.main_id), (c.main_id, c.created_by, c.owner_id, c.department_id))
  having sum(v.sign) <> 0;
  return null;
end $$;
