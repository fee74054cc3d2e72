-- The audit log on a screen: by person, and how far its seal reaches.

create index audit_event_by_actor on audit_event (main_id, actor_user_id, at desc, id desc);

-- The end of the active account's chain, by the session's account and never by a parameter: the table itself stays closed.
create function own_audit_seal() returns table (last_seq bigint, last_hash bytea, sealed_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.last_seq, c.last_hash, c.sealed_at from public.audit_chain c where c.main_id = public.app_main_id()
$$;
grant execute on function own_audit_seal() to probity_app;
