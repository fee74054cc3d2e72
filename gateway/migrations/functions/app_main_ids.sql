-- The accounts the transaction reads, set by the gateway: few by themselves, many by the id of their list. Nothing set gives an
-- empty list, hence no rows.
create or replace function app_main_ids() returns uuid[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.main_ids', true), '')::uuid[],
    case when coalesce(current_setting('app.reach', true), '') = '' then '{}'::uuid[] else app_reach() end)
$$;
grant execute on function app_main_ids() to probity_app;
