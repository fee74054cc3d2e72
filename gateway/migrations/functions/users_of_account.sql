-- The people of the account the transaction works for. An enterprise does not see the staff who serve it here, nor the own name
-- of somebody who has not been here yet.
create or replace function users_of_account(p_user uuid, p_keyword text, p_mobile_index text, p_status text, p_limit int,
                                            p_offset bigint)
returns table (id uuid, username text, nick_name text, mobile_enc bytea, role text, status text, created_at timestamptz, total bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  with people as (
    select u.id, u.username, u.mobile_index, u.mobile_enc, m.role, m.created_at,
           case when m.last_used_at is null then coalesce(m.invited_name, u.nick_name) else u.nick_name end as nick_name,
           case when m.disabled then 'disabled'
                when m.last_used_at is null and m.invited_name is not null then 'invited'
                when u.signed_in_at is null and u.password_hash is null then 'invited' else 'enabled' end as status
      from public.membership m
      join public.users u on u.id = m.user_id
      join public.main_account a on a.id = m.main_id
      where m.main_id = public.app_main_id()
        and (a.kind = 'platform' or m.role in ('owner', 'admin', 'recruiter', 'finance', 'viewer'))
        and (p_user is null or u.id = p_user)
  )
  select p.id, p.username, p.nick_name, p.mobile_enc, p.role, p.status, p.created_at, count(*) over ()
    from people p
    where (p_status is null or p.status = p_status)
      and (p_keyword is null or p.mobile_index = p_mobile_index
           or position(lower(p_keyword) in lower(p.nick_name)) > 0 or position(lower(p_keyword) in p.username) > 0)
    order by p.created_at, p.id limit p_limit offset p_offset
$$;
grant execute on function users_of_account(uuid, text, text, text, int, bigint) to probity_app;
