-- A list that was read goes, unless something else names the file.
create or replace function drop_read_list(p_file uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.drop_files(array[p_file], p_at);
end $$;
grant execute on function drop_read_list(uuid, timestamptz) to probity_app;
