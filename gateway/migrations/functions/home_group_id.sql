-- The same accounts in the same order are the same group.
create or replace function home_group_id(p_mains uuid[]) returns uuid language sql immutable as $$
  select md5(array_send(p_mains))::uuid
$$;
