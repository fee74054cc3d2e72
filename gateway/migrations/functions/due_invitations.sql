-- Open invitations over all accounts for which something is due, for the job that reminds and expires.
create or replace function due_invitations(p_now timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select i.main_id, i.id from public.invitation i
  where i.status in ('sent', 'opened', 'verified') and i.next_at <= p_now order by i.next_at, i.id limit p_limit
$$;
grant execute on function due_invitations(timestamptz, int) to probity_app;
