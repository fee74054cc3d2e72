-- A visitor without `s` chose one of the links that name the phone: a further `s` for the same thing, bound to the session.
-- False when this session's phone is not named by it.
create or replace function link_choose(p_session uuid, p_hash text, p_target uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_index text;
  v_link public.link_token;
begin
  select mobile_index into v_index from public.sessions where id = p_session and kind = 'visitor' and revoked_at is null;
  if v_index is null then return false; end if;
  select * into v_link from public.link_token
    where target_id = p_target and mobile_indexes @> array[v_index] and revoked_at is null and expires_at > p_now
    order by expires_at desc limit 1;
  if not found then return false; end if;
  insert into public.link_token (hash, kind, target_id, main_id, mobile_indexes, expires_at)
    values (p_hash, v_link.kind, v_link.target_id, v_link.main_id, array[v_index], v_link.expires_at);
  update public.sessions set s_hash = p_hash where id = p_session;
  return true;
end $$;
grant execute on function link_choose(uuid, text, uuid, timestamptz) to probity_app;
