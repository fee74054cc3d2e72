-- The account mends the name of somebody who has not been here. It becomes the person's own only where this account made the
-- person: nobody is renamed from outside.
create or replace function invited_rename(p_user uuid, p_name text, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.membership m set invited_name = p_name, updated_at = p_now
    where m.main_id = public.app_main_id() and m.user_id = p_user and m.last_used_at is null and m.invited_name is not null;
  if not found then return; end if;
  update public.users u set nick_name = p_name, updated_at = p_now
    where u.id = p_user and u.signed_in_at is null and u.password_hash is null
      and not exists (
        select from public.membership o join public.main_account a on a.id = o.main_id
          where o.user_id = u.id and o.main_id <> public.app_main_id()
            -- The platform's staff serve every enterprise: that is no account of their own.
            and not (a.kind = 'enterprise' and o.role in ('analyst', 'support', 'operator')));
end $$;
grant execute on function invited_rename(uuid, text, timestamptz) to probity_app;
