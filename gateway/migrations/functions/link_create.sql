-- Links of the account the transaction works for; only the hash of each `s` is kept.
create or replace function link_create(p_links jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.link_token (hash, kind, target_id, main_id, mobile_indexes, expires_at)
    select l.hash, l.kind, l.target_id, public.app_main_id(), l.mobile_indexes, l.expires_at
    from jsonb_to_recordset(p_links) as l (hash text, kind text, target_id uuid, mobile_indexes text[], expires_at timestamptz)
$$;
grant execute on function link_create(jsonb) to probity_app;
