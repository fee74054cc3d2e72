-- Up to p_limit of the active account's events whose details hold one of these, each as 'amount:920000'. The account is the
-- session's and never a parameter; a function, because the operator of the index is none that row-level security lets into it.
create or replace function own_events_with(p_numbers text[], p_limit int) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
  with found as materialized (
    select e.id from public.audit_event e
      where public.audit_numbers(e.main_id, e.detail) && array(select public.app_main_id() || ':' || n from unnest(p_numbers) n)
      limit p_limit)
  select id from found
$$;
grant execute on function own_events_with(text[], int) to probity_app;
