-- The newest messages whose text is still kept, of one phone or of all.
create or replace function sms_outbox_recent(p_mobile_index text, p_limit int)
returns table (id uuid, payload bytea, status text, created_at timestamptz)
language sql security definer set search_path = pg_catalog, public as $$
  select o.id, o.payload, o.status, o.created_at from public.sms_outbox o
    where o.payload is not null and (p_mobile_index is null or o.mobile_index = p_mobile_index)
    order by o.created_at desc, o.id desc limit least(p_limit, 500)
$$;
grant execute on function sms_outbox_recent(text, int) to probity_app;
