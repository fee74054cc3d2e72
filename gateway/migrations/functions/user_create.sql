-- False when the phone (or name) is taken; two registrations at once cannot both succeed.
create or replace function user_create(p_user uuid, p_username text, p_nick_name text, p_mobile_index text, p_mobile_enc bytea,
                            p_password_hash text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.users (id, username, nick_name, mobile_index, mobile_enc, password_hash, created_at, updated_at)
    values (p_user, p_username, p_nick_name, p_mobile_index, p_mobile_enc, p_password_hash, p_now, p_now)
    on conflict do nothing;
  return found;
end $$;
grant execute on function user_create(uuid, text, text, text, bytea, text, timestamptz) to probity_app;
