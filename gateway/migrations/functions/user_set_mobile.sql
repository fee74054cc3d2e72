-- False when another user has the phone.
create or replace function user_set_mobile(p_user uuid, p_mobile_index text, p_mobile_enc bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.users set mobile_index = p_mobile_index, mobile_enc = p_mobile_enc, updated_at = p_now where id = p_user;
  return found;
exception when unique_violation then
  return false;
end $$;
grant execute on function user_set_mobile(uuid, text, bytea, timestamptz) to probity_app;
