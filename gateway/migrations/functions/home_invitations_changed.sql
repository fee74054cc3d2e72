-- Counts the open invitations of a statement for the home page, those of checks that await consent. Who changes an invitation
-- holds the lock of its check.
create or replace function home_invitations_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_removed public.invitation[] := '{}';
  v_added public.invitation[] := '{}';
begin
  if tg_op <> 'INSERT' then v_removed := array(select r::public.invitation from removed r); end if;
  if tg_op <> 'DELETE' then v_added := array(select a::public.invitation from added a); end if;
  insert into public.home_count_change (scope, main_id, created_by, owner_id, department_id, subject, state, detail, at, n)
  select case when grouping(c.main_id) = 1 then 'all' when grouping(c.created_by) = 1 then 'account' else 'person' end,
    case when grouping(c.main_id) = 1 then '00000000-0000-0000-0000-000000000000' else c.main_id end,
    c.created_by, c.owner_id, c.department_id, 'invitation', '', '', date_bin('10 minutes', v.expires_at, 'epoch'), sum(v.sign)
  from (
    select -1 as sign, r.main_id, r.check_id, r.status, r.expires_at from unnest(v_removed) r
    union all select 1, a.main_id, a.check_id, a.status, a.expires_at from unnest(v_added) a
  ) v
  -- Each by its key: joined, hundreds of invitations are compared with all checks of their account that await consent.
  cross join lateral (select k.* from public.checks k where k.main_id = v.main_id and k.id = v.check_id offset 0) c
  where v.status in ('sent', 'opened', 'verified') and c.status = 'awaitingConsent'
  group by date_bin('10 minutes', v.expires_at, 'epoch'),
    grouping sets ((), (c.main_id), (c.main_id, c.created_by, c.owner_id, c.department_id))
  having sum(v.sign) <> 0;
  return null;
end $$;
