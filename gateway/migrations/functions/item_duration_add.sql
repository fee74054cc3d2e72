-- How many working days a finished item took: only the kind and the number, nothing of whom.
create or replace function item_duration_add(p_id uuid, p_item_code text, p_working_days int, p_done_at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.item_duration (id, item_code, working_days, done_at) values (p_id, p_item_code, p_working_days, p_done_at)
$$;
grant execute on function item_duration_add(uuid, text, int, timestamptz) to probity_app;
