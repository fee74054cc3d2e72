create or replace function sms_outbox_mark(p_id uuid, p_status text, p_reference text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox set status = p_status, reference = p_reference, attempts = attempts + 1, updated_at = now()
    where id = p_id
$$;
grant execute on function sms_outbox_mark(uuid, text, text) to probity_app;
