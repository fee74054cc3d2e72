-- A limit as operators set it at a moment, the same for every account; null before their first. In plpgsql, which looks the table up
-- when it runs.
create or replace function limit_at(p_name text, p_at timestamptz) returns int
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return (select c.value from public.limit_change c
    join public.main_account m on m.id = c.main_id and m.kind = 'platform'
    where c.name = p_name and c.withdrawn_at is null and c.effective_at <= p_at
    order by c.effective_at desc, c.id desc limit 1);
end $$;
grant execute on function limit_at(text, timestamptz) to probity_app;
