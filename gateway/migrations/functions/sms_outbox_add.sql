-- Messages, each with the check it is about: it goes with that. None for sign-in codes and what is sent to people of an account.
create or replace function sms_outbox_add(p_messages jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sms_outbox (id, mobile_index, template, payload, expires_at, about_main_id, about_id)
    select m.id, m.mobile_index, m.template, decode(m.payload, 'base64'), m.expires_at, m.about_main_id, m.about_id
    from jsonb_to_recordset(p_messages)
      as m (id uuid, mobile_index text, template text, payload text, expires_at timestamptz, about_main_id uuid, about_id uuid)
$$;
grant execute on function sms_outbox_add(jsonb) to probity_app;
