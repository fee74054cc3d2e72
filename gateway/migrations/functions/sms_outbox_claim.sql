-- A message to send (sms_outbox_take only reads). One whose time is over is marked and never sent.
create or replace function sms_outbox_claim(p_id uuid, p_now timestamptz) returns table (payload bytea, status text)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sms_outbox o set status = 'expired', updated_at = now()
    where o.id = p_id and o.status in ('waiting', 'retrying') and o.expires_at <= p_now;
  return query select o.payload, o.status from public.sms_outbox o where o.id = p_id;
end $$;
grant execute on function sms_outbox_claim(uuid, timestamptz) to probity_app;
