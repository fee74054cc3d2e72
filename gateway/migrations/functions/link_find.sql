-- The link of a hash while it is good; expired, revoked and unknown all give no row. Those to reports and forms rest while their
-- account closes; candidates keep their own.
create or replace function link_find(p_hash text, p_now timestamptz)
returns table (kind text, target_id uuid, main_id uuid, mobile_indexes text[], expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.kind, l.target_id, l.main_id, l.mobile_indexes, l.expires_at from public.link_token l
    where l.hash = p_hash and l.revoked_at is null and l.expires_at > p_now
      and (l.kind = 'invitation' or public.account_closes(l.main_id) is null)
$$;
grant execute on function link_find(text, timestamptz) to probity_app;
