-- Three days after a message left, or was given up, neither its text nor its phone is known any more; what is left (which
-- template, whether it arrived) goes after 400 days, longer than any check is kept. A code leaves nothing.
create or replace function sms_outbox_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox set payload = null, mobile_index = '',
      status = case when status = 'sent' then status else 'failed' end
    where payload is not null
      and (status in ('sent', 'failed') and updated_at < p_now - interval '3 days' or created_at < p_now - interval '14 days');
  delete from public.sms_outbox
    where payload is null and (template = 'verifyCode' or created_at < p_now - interval '400 days');
$$;
grant execute on function sms_outbox_purge(timestamptz) to probity_app;
