-- The days of some periods of a calendar, each with what it is.
create or replace function calendar_days(p_periods jsonb) returns table (day date, kind text, occasion text)
language sql immutable set search_path = pg_catalog, public as $$
  select d::date, p ->> 'kind', p ->> 'occasion'
  from jsonb_array_elements(p_periods) p
    cross join lateral generate_series((p ->> 'from')::date, (p ->> 'to')::date, interval '1 day') d
$$;
