-- The change of the public settings that is in force at a moment, the same for everybody; none before the first.
create or replace function sphere_change_at(p_at timestamptz)
returns table (customer_phone text, customer_email text, service_hours text, icp_number text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.customer_phone, c.customer_email, c.service_hours, c.icp_number from public.sphere_change c
  where c.withdrawn_at is null and c.effective_at <= p_at order by c.effective_at desc, c.id desc limit 1
$$;
grant execute on function sphere_change_at(timestamptz) to probity_app;
