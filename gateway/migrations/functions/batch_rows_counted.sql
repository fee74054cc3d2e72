-- Keeps the numbers of a batch's rows by state, with each statement that moves some.
create or replace function batch_rows_counted() returns trigger language plpgsql as $$
declare
  r record;
begin
  if tg_op = 'INSERT' then
    insert into public.batch_count as c (main_id, batch_id, state, rows)
      select n.main_id, n.batch_id, n.state, count(*) from new_rows n group by 1, 2, 3
      on conflict (main_id, batch_id, state) do update set rows = c.rows + excluded.rows;
  elsif tg_op = 'DELETE' then
    update public.batch_count c set rows = c.rows - g.n from (
      select o.main_id, o.batch_id, o.state, count(*)::int as n from old_rows o group by 1, 2, 3) g
      where c.main_id = g.main_id and c.batch_id = g.batch_id and c.state = g.state;
  else
    for r in select d.main_id, d.batch_id, d.state, sum(d.n)::int as n from (
        select o.main_id, o.batch_id, o.state, -1 as n from old_rows o
        union all select w.main_id, w.batch_id, w.state, 1 from new_rows w) d
        group by 1, 2, 3 having sum(d.n) <> 0
        -- Two that move rows of the same batches wait for each other in one order.
        order by 1, 2, 3 loop
      if r.n > 0 then
        insert into public.batch_count as c (main_id, batch_id, state, rows) values (r.main_id, r.batch_id, r.state, r.n)
          on conflict (main_id, batch_id, state) do update set rows = c.rows + excluded.rows;
      else
        update public.batch_count c set rows = c.rows + r.n
          where c.main_id = r.main_id and c.batch_id = r.batch_id and c.state = r.state;
      end if;
    end loop;
  end if;
  return null;
end $$;
