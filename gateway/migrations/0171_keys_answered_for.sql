-- Who answers for an API key: whoever made it, until they go and a colleague takes it over. Who made it never changes.
alter table api_key add column responsible_id uuid references users (id);
grant select (responsible_id), update (responsible_id) on api_key to probity_app;
