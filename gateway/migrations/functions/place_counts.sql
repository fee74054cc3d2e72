-- Whether a place in an account counts. Of staff only support acts inside an enterprise (p_inside); all are served from outside.
create or replace function place_counts(p_user uuid, p_role text, p_kind text, p_inside boolean) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when p_kind = 'platform' or p_role not in ('analyst', 'support', 'operator') then true
    when p_inside and p_role <> 'support' then false
    else exists (
      select from public.membership h join public.main_account a on a.id = h.main_id
        where h.user_id = p_user and a.kind = 'platform' and h.role = p_role and not h.disabled)
  end
$$;
