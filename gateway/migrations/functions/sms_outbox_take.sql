-- How far a message is: what was done with it, and what the network said of it.
create or replace function sms_outbox_take(p_id uuid) returns table (status text, delivery text, delivery_reason text)
language sql security definer set search_path = pg_catalog, public as $$
  select o.status, o.delivery, o.delivery_reason from public.sms_outbox o where o.id = p_id
$$;
grant execute on function sms_outbox_take(uuid) to probity_app;
