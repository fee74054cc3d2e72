-- What names a file is read from the schema, so that no column can be forgotten.
create or replace function file_references() returns table (of_table text, main_column text, file_column text, is_list boolean)
language sql stable set search_path = pg_catalog, public as $$
  with keys as (
    select c.conrelid as rel,
      c.conkey[array_position(c.confkey, m.attnum)] as main_no, c.conkey[array_position(c.confkey, f.attnum)] as file_no
    from pg_constraint c
      join pg_attribute m on m.attrelid = c.confrelid and m.attname = 'main_id'
      join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'id'
    where c.contype = 'f' and c.confrelid = 'public.file_object'::regclass
    union
    -- Lists of ids have no foreign key: they are told by their name.
    select a.attrelid, m.attnum, a.attnum from pg_attribute a
      join pg_class r on r.oid = a.attrelid and r.relkind in ('r', 'p') and r.relnamespace = 'public'::regnamespace
      join pg_attribute m on m.attrelid = a.attrelid and m.attname = 'main_id'
    where a.attnum > 0 and not a.attisdropped and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
      and a.attname ~ 'file_ids?$')
  select distinct on (r.relname, f.attname) r.relname::text, m.attname::text, f.attname::text, f.atttypid = 'uuid[]'::regtype
  from keys k
    join pg_class r on r.oid = k.rel
    join pg_attribute m on m.attrelid = k.rel and m.attnum = k.main_no
    join pg_attribute f on f.attrelid = k.rel and f.attnum = k.file_no
  -- The key's own account column before the row's: a person's picture may lie in another account.
  order by r.relname, f.attname, m.attname = 'main_id'
$$;
