-- A session ends for good with the place it was opened in: whoever is disabled, gets another role or leaves signs in anew, also
-- when the place is given back. It stands at the table of places, so that no way of changing one can forget it. On the platform
-- a staff role is also the place inside every customer: what is open there ends with it. What an enterprise they are one of the
-- people of has given them goes on. The one session in which an owner hands the ownership on goes on too (decision 68): never through
-- a disabling.
create or replace function membership_ends_sessions() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_disabled boolean := tg_op = 'UPDATE' and new.disabled and not old.disabled;
begin
  if tg_op = 'UPDATE' and new.role = old.role and not v_disabled then return null; end if;
  update public.sessions s
    set revoked_at = case when tg_op = 'UPDATE' then new.updated_at else now() end,
        revoked_for = case when v_disabled then 'disabled' when tg_op = 'UPDATE' then 'role' end
    where s.user_id = old.user_id and s.revoked_at is null
      and (v_disabled or tg_op <> 'UPDATE' or s.id is distinct from nullif(current_setting('app.kept_session', true), '')::uuid)
      and (s.main_id = old.main_id
        or exists (select from public.main_account a where a.id = old.main_id and a.kind = 'platform')
           and exists (select from public.membership m where m.main_id = s.main_id and m.user_id = s.user_id
                         and m.role in ('analyst', 'support', 'operator')));
  return null;
end $$;
