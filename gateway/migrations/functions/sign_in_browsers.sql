-- What a person signed in with since a moment: the user agents of sign-ins that succeeded, and whether they ever signed in at all.
-- Until the transaction ends nobody else learns it for this person: of two sign-ins at once the second finds the first.
create or replace function sign_in_browsers(p_user uuid, p_since timestamptz) returns table (was_here boolean, agents text[])
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('sign-in browsers of ' || p_user, 0));
  return query select u.signed_in_at is not null,
      array(select distinct coalesce(e.user_agent, '') from public.sign_in_event e
        where e.user_id = p_user and e.outcome = 'ok' and e.at > greatest(p_since, u.browsers_forgotten_at))
    from public.users u where u.id = p_user;
end $$;
grant execute on function sign_in_browsers(uuid, timestamptz) to probity_app;
