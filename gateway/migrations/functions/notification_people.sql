-- The enabled people of the account the transaction works for that hold one of these roles, with their choices. Staff serve
-- it from the platform's account: their choices stand there, and they are told only while the role in which they are told
-- counts there.
create or replace function notification_people(p_roles text[])
returns table (user_id uuid, role text, department_id uuid, mobile_enc bytea, of_others boolean, choices jsonb)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.user_id, m.role, m.department_id, u.mobile_enc, coalesce(c.of_others, false), coalesce(c.choices, '{}')
    from public.membership m
    join public.users u on u.id = m.user_id
    join lateral (
      select h.main_id from public.membership h join public.main_account a on a.id = h.main_id
        where h.user_id = m.user_id and not h.disabled
          and case when m.role in ('analyst', 'support', 'operator') then a.kind = 'platform' and h.role = m.role
                   else h.main_id = m.main_id end
        order by h.main_id limit 1
    ) home on true
    left join public.notification_choice c on c.main_id = home.main_id and c.user_id = m.user_id
    where m.main_id = public.app_main_id() and not m.disabled and m.role = any(p_roles)
    order by m.user_id
$$;
grant execute on function notification_people(text[]) to probity_app;
