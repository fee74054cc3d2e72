-- The newest durations of each kind asked for, newest first.
create or replace function item_durations(p_item_codes text[], p_limit int) returns table (item_code text, working_days int[])
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.code, array(select d.working_days from public.item_duration d where d.item_code = c.code
                       order by d.done_at desc, d.id desc limit p_limit)
  from unnest(p_item_codes) as c (code)
$$;
grant execute on function item_durations(text[], int) to probity_app;
