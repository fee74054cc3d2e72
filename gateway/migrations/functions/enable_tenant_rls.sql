-- Puts a table with a main_id under row-level security, forced for its owner too, and grants the application role `privileges`
-- on it. A migration calls it for every tenant table that it creates.
create or replace procedure enable_tenant_rls(t regclass, privileges text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant_read on %s for select using (main_id = any((select app_main_ids())::uuid[]))', t);
  execute format('create policy tenant_insert on %s for insert with check (main_id = (select app_main_id()))', t);
  execute format('create policy tenant_update on %s for update using (main_id = (select app_main_id())) '
                 'with check (main_id = (select app_main_id()))', t);
  execute format('create policy tenant_delete on %s for delete using (main_id = (select app_main_id()))', t);
  if privileges <> '' then
    execute format('grant %s on %s to probity_app', privileges, t);
  end if;
end $$;
