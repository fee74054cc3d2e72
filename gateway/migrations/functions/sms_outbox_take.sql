create or replace function sms_outbox_take(p_id uuid) returns table (payload bytea, status text)
language sql security definer set search_path = pg_catalog, public as $$
  select o.payload, o.status from public.sms_outbox o where o.id = p_id
$$;
grant execute on function sms_outbox_take(uuid) to probity_app;
