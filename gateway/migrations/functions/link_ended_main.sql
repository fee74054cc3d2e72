-- Whose link this was, for who holds one that has ended and is to be told whom to ask.
create or replace function link_ended_main(p_hash text, p_now timestamptz) returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.main_id from public.link_token l
    where l.hash = p_hash and (l.revoked_at is not null or l.expires_at <= p_now
      or (l.kind <> 'invitation' and public.account_closes(l.main_id) is not null))
$$;
grant execute on function link_ended_main(text, timestamptz) to probity_app;
