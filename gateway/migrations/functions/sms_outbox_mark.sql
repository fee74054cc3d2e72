-- What became of handing a message over; gives the check it is about. A message that the network has spoken of was taken, even where
-- the answer that said so was lost.
create or replace function sms_outbox_mark(p_id uuid, p_status text, p_reference text)
returns table (about_main_id uuid, about_id uuid)
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox o set status = case when o.delivery is null then p_status else 'sent' end,
      reference = coalesce(p_reference, o.reference), attempts = o.attempts + 1, updated_at = now()
    where o.id = p_id returning o.about_main_id, o.about_id
$$;
grant execute on function sms_outbox_mark(uuid, text, text) to probity_app;
