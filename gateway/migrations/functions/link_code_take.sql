-- Takes one of the codes that a link of a form may send: 30 an hour for a link, 3 a day for a phone. Two requests for one
-- link or phone wait for each other.
create or replace function link_code_take(p_hash text, p_mobile_index text, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('link-code:' || p_hash, 0));
  perform pg_advisory_xact_lock(hashtextextended('link-code-mobile:' || p_mobile_index, 0));
  if (select count(*) from public.link_code where mobile_index = p_mobile_index and sent_at > p_now - interval '1 day') >= 3 then
    return 'day';
  end if;
  if (select count(*) from public.link_code where link_hash = p_hash and sent_at > p_now - interval '1 hour') >= 30 then
    return 'link';
  end if;
  insert into public.link_code (link_hash, mobile_index, sent_at) values (p_hash, p_mobile_index, p_now);
  return 'sent';
end $$;
grant execute on function link_code_take(text, text, timestamptz) to probity_app;
