-- Takes so many of the account's messages of 24 hours, or takes none and gives the seconds until they are free. Requests of
-- one account wait for each other.
create or replace function sms_allow(p_ids uuid[], p_kind text, p_per_day int, p_now timestamptz) returns int
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_sent int;
  v_over int;
  v_free timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms-allowance:' || p_kind || ':' || public.app_main_id(), 0));
  select count(*) into v_sent from public.sms_allowance a
    where a.main_id = public.app_main_id() and a.kind = p_kind and a.sent_at > p_now - interval '1 day';
  v_over := v_sent + cardinality(p_ids) - p_per_day;
  if v_over > 0 then
    select a.sent_at + interval '1 day' into v_free from public.sms_allowance a
      where a.main_id = public.app_main_id() and a.kind = p_kind and a.sent_at > p_now - interval '1 day'
      order by a.sent_at offset v_over - 1 limit 1;
    -- More at once than a day allows: no wait helps, the longest is told.
    return greatest(1, ceil(extract(epoch from coalesce(v_free, p_now + interval '1 day') - p_now))::int);
  end if;
  insert into public.sms_allowance (main_id, id, kind, sent_at)
    select public.app_main_id(), one.id, p_kind, p_now from unnest(p_ids) as one (id);
  return 0;
end $$;
grant execute on function sms_allow(uuid[], text, int, timestamptz) to probity_app;
