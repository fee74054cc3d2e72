-- The newest first; a page goes on after (p_at, p_id).
create or replace function own_sign_ins(p_at timestamptz, p_id uuid, p_limit int)
returns table (id uuid, way text, outcome text, ip text, user_agent text, at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select e.id, e.way, e.outcome, e.ip, e.user_agent, e.at from public.sign_in_event e
    where e.user_id = public.app_user_id() and (p_at is null or (e.at, e.id) < (p_at, p_id))
    order by e.at desc, e.id desc limit p_limit
$$;
grant execute on function own_sign_ins(timestamptz, uuid, int) to probity_app;
