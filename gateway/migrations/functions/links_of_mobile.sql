-- What names this phone, one row a target, the newest first.
create or replace function links_of_mobile(p_mobile_index text, p_now timestamptz)
returns table (kind text, target_id uuid, main_id uuid, mobile_indexes text[], expires_at timestamptz, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select * from (
    select distinct on (l.kind, l.target_id) l.kind, l.target_id, l.main_id, l.mobile_indexes, l.expires_at, l.created_at
      from public.link_token l
      where l.mobile_indexes @> array[p_mobile_index] and l.revoked_at is null and l.expires_at > p_now
        and (l.kind = 'invitation' or public.account_closes(l.main_id) is null)
      order by l.kind, l.target_id, l.expires_at desc
  ) x order by x.created_at desc
$$;
grant execute on function links_of_mobile(text, timestamptz) to probity_app;
