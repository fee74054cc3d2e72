-- Own ones of every account the transaction reads, one or all: staff have theirs in many. One by its id also where a newer one took its
-- place at the bell since its reader opened it.
create or replace function own_notifications_read(p_id uuid, p_now timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public as $$
declare n int;
begin
  update public.notification set read_at = coalesce(read_at, p_now)
    where user_id = public.app_user_id() and main_id = any(public.app_main_ids())
      and case when p_id is null then in_app and read_at is null else id = p_id end;
  get diagnostics n = row_count;
  return n;
end $$;
grant execute on function own_notifications_read(uuid, timestamptz) to probity_app;
