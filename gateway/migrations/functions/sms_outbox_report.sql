-- What the network says of a message, named by our id or, without that, by the carrier's reference. Delivered is the end; of other
-- reports the later one counts. Gives the check it is about where something has changed, and nothing otherwise: the same
-- report again, one that was overtaken and one about an unknown message are alike. When it was sent stays: text and phone go by it.
create or replace function sms_outbox_report(p_id uuid, p_reference text, p_delivery text, p_reason text, p_at timestamptz)
returns table (about_main_id uuid, about_id uuid)
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox o set delivery = p_delivery, delivery_reason = p_reason, delivery_at = p_at,
      status = 'sent'
    where o.id = coalesce(p_id, (select r.id from public.sms_outbox r where r.reference = p_reference
                                 order by r.created_at desc limit 1))
      and o.status <> 'expired'
      and (o.delivery is null or o.delivery <> 'delivered' and (p_delivery = 'delivered' or o.delivery_at < p_at))
    returning o.about_main_id, o.about_id
$$;
grant execute on function sms_outbox_report(uuid, text, text, text, timestamptz) to probity_app;
