-- Accounts with this id or name, then those whose name only holds the text. The owner's alone: the operator's command runs as
-- the owner, requests never.
create or replace function accounts_called(p_text text, p_limit int)
returns table (id uuid, name text, kind text, auth_status smallint, created_at timestamptz, exact boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id, a.name, a.kind, a.auth_status, a.created_at,
         a.id::text = lower(p_text) or lower(a.name) = lower(p_text) as exact
    from public.main_account a
    where a.id::text = lower(p_text) or position(lower(p_text) in lower(a.name)) > 0
    order by exact desc, a.name, a.id limit p_limit
$$;
