-- Above how many fen two operators confirm a recharge: what two operators of the platform set last, else the installation's setting,
-- else 50 000 yuan. In plpgsql, which looks the table up when it runs: it came after the first that asked.
create or replace function recharge_two_persons_above() returns bigint
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return coalesce(
    (select c.above from public.recharge_limit_change c join public.main_account m on m.id = c.main_id and m.kind = 'platform'
      where c.status = 'inForce' order by c.decided_at desc, c.id desc limit 1),
    (select s.value::bigint from public.app_setting s
      where s.key = 'rechargeTwoPersonsAbove' and s.value ~ '^\d{1,12}$'),
    5000000);
end $$;
grant execute on function recharge_two_persons_above() to probity_app;
