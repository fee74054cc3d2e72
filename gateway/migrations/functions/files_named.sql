-- Which of these files of the transaction's account something names.
create or replace function files_named(p_files uuid[]) returns uuid[] language plpgsql as $$
declare
  r record;
  hits uuid[];
  named uuid[] := '{}';
begin
  for r in select * from public.file_references() loop
    execute case when r.is_list
      then format('select array_agg(distinct f) from public.%I t, unnest(t.%I) f where t.%I = $1 and t.%I && $2 and f = any($2)',
                  r.of_table, r.file_column, r.main_column, r.file_column)
      else format('select array_agg(distinct t.%I) from public.%I t where t.%I = $1 and t.%I = any($2)',
                  r.file_column, r.of_table, r.main_column, r.file_column) end
      into hits using public.app_main_id(), p_files;
    named := named || coalesce(hits, '{}');
  end loop;
  return named;
end $$;
