-- Lets SECURITY DEFINER functions (they run as the owner, which FORCE binds too) see every account's rows of
-- this one table. Only for what must look across accounts: sign-in, switching, sealing. A test holds the list.
create or replace procedure enable_definer_access(t regclass) language plpgsql as $$
begin
  execute format('create policy definer_all on %s for all to current_user using (true) with check (true)', t);
end $$;
