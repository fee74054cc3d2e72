-- What no way in needs any more goes: ended sessions, spent codes, pauses, half a year's tries, tickets and ended links.
create or replace function accounts_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.sessions where expires_at < p_now - interval '7 days';
  delete from public.sms_code where sent_at < p_now - interval '2 days';
  delete from public.sign_in_pause where updated_at < p_now - interval '3 days' and (paused_until is null or paused_until < p_now);
  delete from public.sign_in_event where at < p_now - interval '180 days';
  delete from public.wechat_ticket where expires_at < p_now - interval '1 day';
  delete from public.link_token l where l.expires_at < p_now - interval '90 days'
    and not exists (select from public.sessions s where s.s_hash = l.hash);
$$;
grant execute on function accounts_purge(timestamptz) to probity_app;
