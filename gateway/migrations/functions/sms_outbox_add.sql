-- p_about is the check a message is about: it goes with it. None for sign-in codes and what is sent to people of an account.
create or replace function sms_outbox_add(p_id uuid, p_mobile_index text, p_template text, p_payload bytea, p_about uuid default null)
returns void language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sms_outbox (id, mobile_index, template, payload, about_id)
    values (p_id, p_mobile_index, p_template, p_payload, p_about)
$$;
grant execute on function sms_outbox_add(uuid, text, text, bytea, uuid) to probity_app;
