-- The account the transaction works for, set by the gateway. Nothing set gives null, hence no rows.
create or replace function app_main_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.main_id', true), '')::uuid $$;
grant execute on function app_main_id() to probity_app;
