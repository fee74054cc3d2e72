-- A link of the account the transaction works for; only the hash of `s` is kept.
create or replace function link_create(p_hash text, p_kind text, p_target uuid, p_mobile_indexes text[], p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.link_token (hash, kind, target_id, main_id, mobile_indexes, expires_at)
    values (p_hash, p_kind, p_target, public.app_main_id(), p_mobile_indexes, p_expires)
$$;
grant execute on function link_create(text, text, uuid, text[], timestamptz) to probity_app;
