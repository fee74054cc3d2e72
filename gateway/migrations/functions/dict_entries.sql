-- The words of choices that can be chosen, in their order.
create or replace function dict_entries(p_types text[]) returns setof dict_entry
language sql stable security definer set search_path = pg_catalog, public as $$
  select * from public.dict_entry d where d.type = any(p_types) and d.enabled order by d.type, d.sort, d.value
$$;
grant execute on function dict_entries(text[]) to probity_app;
