-- Requests for a new phone go half a year after they ended, as sign-ins do; the audit log keeps that they were.
create or replace function lost_phones_purge(p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  delete from public.work_item w using public.lost_phone l
    where w.kind = 'lostPhone' and w.main_id = l.main_id and w.subject_id = l.id
      and l.status <> 'open' and l.ended_at <= p_now - interval '180 days';
  delete from public.lost_phone where status <> 'open' and ended_at <= p_now - interval '180 days';
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function lost_phones_purge(timestamptz) to probity_app;
