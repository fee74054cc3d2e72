-- The same work for a phone nobody has. Of refused tries a day keeps a hundred: nobody fills somebody else's history.
create or replace function sign_in_note(p_id uuid, p_user uuid, p_way text, p_outcome text, p_ip text, p_user_agent text,
                                        p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sign_in_event (id, user_id, way, outcome, ip, user_agent, at)
    select p_id, u.id, p_way, p_outcome, p_ip, p_user_agent, p_now from public.users u where u.id = p_user
      and (p_outcome = 'ok' or (select count(*) from (
        select from public.sign_in_event e where e.user_id = p_user and e.outcome <> 'ok' and e.at > p_now - interval '1 day'
          limit 100) few) < 100)
$$;
grant execute on function sign_in_note(uuid, uuid, text, text, text, text, timestamptz) to probity_app;
