-- Above how many fen two operators confirm a recharge: the platform's setting, else 50 000 yuan.
create or replace function recharge_two_persons_above() returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce((select s.value::bigint from public.app_setting s
    where s.key = 'rechargeTwoPersonsAbove' and s.value ~ '^\d{1,12}$'), 5000000)
$$;
grant execute on function recharge_two_persons_above() to probity_app;
