-- Takes a message back in the transaction that queued it; the request did the same work as one that sends.
create or replace function sms_outbox_drop(p_id uuid) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sms_outbox where id = p_id and status = 'waiting' and created_at = now()
$$;
grant execute on function sms_outbox_drop(uuid) to probity_app;
