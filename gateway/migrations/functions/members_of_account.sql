-- The people of the account the transaction works for, with what an enterprise keeps of them; the oldest first, a page goes on
-- after (p_at, p_id). An enterprise does not see the staff who serve it, nor the own name of somebody who has not been here yet.
create or replace function members_of_account(p_users uuid[], p_keyword text, p_mobile_index text, p_status text,
                                              p_department uuid, p_at timestamptz, p_id uuid, p_limit int)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, role text, status text, department_id uuid,
               monthly_budget bigint, signed_in_at timestamptz, told_at timestamptz, created_at timestamptz, is_shared boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with people as (
    select u.id, u.username, u.mobile_index, u.mobile_enc, m.role, m.department_id, m.monthly_budget,
           m.last_used_at as signed_in_at, coalesce(m.told_at, m.created_at) as told_at,
           m.created_at,
           case when m.last_used_at is null then coalesce(m.invited_name, u.nick_name) else u.nick_name end as nick_name,
           case when m.disabled then 'disabled'
                when m.last_used_at is null and m.invited_name is not null then 'invited'
                when u.signed_in_at is null and u.password_hash is null then 'invited' else 'enabled' end as status,
           (m.last_used_at is not null or m.invited_name is null)
             and exists (select from public.membership o where o.user_id = u.id and o.main_id <> m.main_id) as is_shared
      from public.membership m
      join public.users u on u.id = m.user_id
      join public.main_account a on a.id = m.main_id
      where m.main_id = public.app_main_id()
        and (a.kind = 'platform' or m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'))
        and (p_users is null or u.id = any(p_users))
        and (p_department is null or m.department_id = p_department)
  )
  select p.id, p.username, p.nick_name, p.mobile_enc, p.role, p.status, p.department_id, p.monthly_budget, p.signed_in_at,
         p.told_at, p.created_at, p.is_shared
    from people p
    where (p_status is null or p.status = p_status) and (p_at is null or (p.created_at, p.id) > (p_at, p_id))
      and (p_keyword is null or p.mobile_index = p_mobile_index
           or position(lower(p_keyword) in lower(p.nick_name)) > 0 or position(lower(p_keyword) in p.username) > 0)
    order by p.created_at, p.id limit p_limit
$$;
grant execute on function members_of_account(uuid[], text, text, text, uuid, timestamptz, uuid, int) to probity_app;
