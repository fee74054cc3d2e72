-- Of a message that was queued in this transaction.
create or replace function sms_outbox_until(p_id uuid, p_expires timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox set expires_at = p_expires where id = p_id and status = 'waiting' and created_at = now()
$$;
grant execute on function sms_outbox_until(uuid, timestamptz) to probity_app;
