-- The id of a list of accounts in order, which is kept from then on. It is made of two hashes of 64 bits and the list is compared,
-- so that no list ever stands for another: null where one does, and the ids themselves are used.
create or replace function reach_of(p_main_ids uuid[], p_day date) returns uuid language plpgsql
set search_path = pg_catalog, public as $$
declare
  v_id constant uuid := (lpad(to_hex(hash_array_extended(p_main_ids, 0)), 16, '0')
                         || lpad(to_hex(hash_array_extended(p_main_ids, 1)), 16, '0'))::uuid;
  v_used date;
begin
  select r.used_on into v_used from public.reach r where r.id = v_id and r.main_ids = p_main_ids;
  if v_used >= p_day then return v_id; end if;
  insert into public.reach as r (id, main_ids, used_on) values (v_id, p_main_ids, p_day)
    on conflict (id) do update set used_on = greatest(r.used_on, excluded.used_on) where r.main_ids = excluded.main_ids;
  return case when found then v_id end;
end $$;
