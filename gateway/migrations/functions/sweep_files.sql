-- Looks at one chunk of the account's files older than `p_before`, after the id `p_after`, and drops those that neither a row
-- nor p_keep (drafts are encrypted: the job reads them) names. Gives the last id it looked at, or none.
create or replace function sweep_files(p_before timestamptz, p_after uuid, p_keep uuid[], p_at timestamptz, p_limit int)
returns table (last_id uuid, dropped int) language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  seen uuid[];
  loose uuid[];
begin
  select array_agg(f.id order by f.id) into seen from (select o.id from public.file_object o
    where o.main_id = m and o.created_at < p_before and (p_after is null or o.id > p_after) order by o.id limit p_limit) f;
  if seen is null then
    return query select null::uuid, 0;
    return;
  end if;
  select coalesce(array_agg(f), '{}') into loose from unnest(seen) f where f <> all(public.files_named(seen) || p_keep);
  -- Whoever is just attaching one holds its row: it is left for the next night. drop_files looks again behind the lock.
  select coalesce(array_agg(l.id), '{}') into loose from (select o.id from public.file_object o
    where o.main_id = m and o.id = any(loose) for update skip locked) l;
  perform public.drop_files(loose, p_at);
  return query select seen[cardinality(seen)],
    cardinality(loose) - (select count(*)::int from public.file_object o where o.main_id = m and o.id = any(loose));
end $$;
grant execute on function sweep_files(timestamptz, uuid, uuid[], timestamptz, int) to probity_app;
