-- Replaces the phone somebody signs in with: `set`; `taken` when another user has it; `changed` when theirs is no longer the one this
-- change began with, so that of two changes at once the later does not undo the earlier.
create or replace function user_set_mobile(p_user uuid, p_former_index text, p_mobile_index text, p_mobile_enc bytea,
  p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.users set mobile_index = p_mobile_index, mobile_enc = p_mobile_enc, updated_at = p_now
    where id = p_user and mobile_index = p_former_index;
  return case when found then 'set' else 'changed' end;
exception when unique_violation then
  return 'taken';
end $$;
grant execute on function user_set_mobile(uuid, text, text, bytea, timestamptz) to probity_app;
