-- The words of dictionaries as they are at a moment, the same for every account: those of the newest change of operators that counts
-- then, else as the installation began, and where operators added words, these among them. What is offered no more stands in it too:
-- its word is said of what is stored. In plpgsql,
-- which looks the tables up when it runs.
create or replace function dict_at(p_types text[], p_at timestamptz)
returns table (type text, value text, label_en text, label_zh text, sort int, css_class text, list_class text, is_default boolean,
  enabled boolean, is_changed boolean)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    with changed as (
      select distinct on (c.type) c.type, c.entries
      from public.dict_change c join public.main_account m on m.id = c.main_id and m.kind = 'platform'
      where c.type = any(p_types) and c.withdrawn_at is null and c.effective_at <= p_at
      order by c.type, c.effective_at desc, c.id desc
    ), words as (
      select c.type, e.entry, e.place::int as place
      from changed c, jsonb_array_elements(c.entries) with ordinality as e (entry, place)
    )
    select coalesce(d.type, w.type), coalesce(d.value, w.entry ->> 'value'),
      coalesce(w.entry ->> 'en', d.label_en), coalesce(w.entry ->> 'zh', d.label_zh), coalesce(w.place, d.sort),
      coalesce(d.css_class, ''), coalesce(d.list_class, ''),
      coalesce((w.entry ->> 'isDefault')::boolean, d.is_default), coalesce((w.entry ->> 'isOffered')::boolean, d.enabled),
      w.entry is not null
    from (select e.* from public.dict_entry e where e.type = any(p_types)) d
      full join words w on w.type = d.type and w.entry ->> 'value' = d.value
    order by 1, 5, 2;
end $$;
grant execute on function dict_at(text[], timestamptz) to probity_app;
