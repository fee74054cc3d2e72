-- The accounts the transaction reads, set by the gateway. Nothing set gives an empty list, hence no rows.
create or replace function app_main_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.main_ids', true), ''), '{}')::uuid[] $$;
grant execute on function app_main_ids() to probity_app;
