-- The person the transaction works for, set by the gateway; null for none.
create or replace function app_user_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
grant execute on function app_user_id() to probity_app;
