-- Payments over all accounts whose code ended before a moment and that nobody can be asked about: of another merchant than the one set
-- up now, or of any where none is.
create or replace function payments_unasked(p_merchant text, p_until timestamptz, p_limit int)
returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.main_id, p.id from public.payment p
    where p.status = 'created' and p.merchant_id is distinct from p_merchant and p.expires_at <= p_until
    order by p.expires_at limit p_limit
$$;
grant execute on function payments_unasked(text, timestamptz, int) to probity_app;
