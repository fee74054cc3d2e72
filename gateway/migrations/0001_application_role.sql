-- The role that requests run as, and what it may reach: nothing, until a grant names it. Migrations run as the owner.

-- Roles are shared by all databases of a server, so another database may have made this one already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'probity_app') then
    create role probity_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

revoke all on schema public from public;
grant usage on schema public to probity_app;
-- Functions are callable by everybody unless said otherwise: here, nobody until a grant names them.
alter default privileges revoke execute on functions from public;
