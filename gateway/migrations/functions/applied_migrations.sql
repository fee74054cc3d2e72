-- Readiness asks which files are in; the table itself is the owner's.
create or replace function applied_migrations() returns table (name text)
language sql security definer set search_path = pg_catalog, public as $$ select m.name from public.schema_migration m $$;
grant execute on function applied_migrations() to probity_app;
