-- Draws what changed together with what was counted before. What is late since before `p_before` is drawn together too, whatever its
-- day: it stays late. Groups get what changed of their accounts; those that are new are counted, those of yesterday and what was kept
-- of them go. Gives how many changes there were; null while another one does it.
create or replace function home_counts_fold(p_before timestamptz) returns int language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  v_taken int;
begin
  if not pg_try_advisory_xact_lock(7210412) then return null; end if;
  with taken as (
    delete from public.home_count_change returning *
  ), passed as (
    delete from public.home_count h where h.subject in ('late', 'lateWork') and h.at > '-infinity' and h.at < p_before returning *
  ), drawn as (
    insert into public.home_count as h (scope, main_id, created_by, owner_id, department_id, subject, state, detail, at, n)
    select k.scope, k.main_id, k.created_by, k.owner_id, k.department_id, k.subject, k.state, k.detail,
      case when k.subject in ('late', 'lateWork') and k.at < p_before then '-infinity' else k.at end, sum(k.n)
    from (
      select * from taken union all select * from passed
      union all
      select 'group', g.id, null, null, null, t.subject, t.state, t.detail, t.at, t.n
        from (select id, unnest(main_ids) as main_id from public.home_group where counted_at is not null) g
        join taken t on t.main_id = g.main_id and t.scope = 'account'
    ) k
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (main_id, scope, subject, at, state, detail, created_by, owner_id, department_id) do update set n = h.n + excluded.n
  )
  select count(*) into v_taken from taken;
  delete from public.home_group where counted_at < now() - interval '1 day';
  delete from public.home_count h where h.scope = 'group'
    and not exists (select from public.home_group g where g.id = h.main_id and g.counted_at is not null);
  with asked as (
    update public.home_group set counted_at = now() where counted_at is null returning id, main_ids
  )
  insert into public.home_count (scope, main_id, subject, state, detail, at, n)
  select 'group', a.id, h.subject, h.state, h.detail, h.at, sum(h.n)
  from (select id, unnest(main_ids) as main_id from asked) a
  join public.home_count h on h.main_id = a.main_id and h.scope = 'account'
  group by 1, 2, 3, 4, 5, 6;
  delete from public.home_count h where h.n = 0;
  return v_taken;
end $$;
grant execute on function home_counts_fold(timestamptz) to probity_app;
