-- What an event is found by beside words: each number of its details, also before and after a change, and each short text with a
-- digit in it, led by the account and the detail's name: '<main_id>:amount:920000'. An id is too long to be one.
create or replace function audit_numbers(p_main_id uuid, p_detail jsonb) returns text[]
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select array_agg(distinct p_main_id || ':' || v.name || ':' || lower(v.value #>> '{}'))
    from (select d.key, d.value from jsonb_each(p_detail) d
          union all
          select d.key, c.value from jsonb_each(p_detail) d
            cross join lateral jsonb_each(case when jsonb_typeof(d.value) = 'object' then d.value else '{}' end) c
            where c.key in ('from', 'to')) as v (name, value)
    where jsonb_typeof(v.value) = 'number'
      or (jsonb_typeof(v.value) = 'string' and v.value #>> '{}' ~ '^[0-9A-Za-z-]{1,30}$' and v.value #>> '{}' ~ '[0-9]')
$$;
grant execute on function audit_numbers(uuid, jsonb) to probity_app;
