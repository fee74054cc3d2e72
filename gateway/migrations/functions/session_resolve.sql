-- The session of a token while it is good, with everything the request needs, in one round trip. A call that a person made
-- renews its idle time (in steps of 15 s, so that a busy screen does not write at every call); a poll does not. A staff role
-- that does not count is as good as none; the platform's own managers read no customer's account. What is asked only of some
-- sessions (is anything left, which accounts are served) is looked up for those alone. A session that ended because its person
-- was disabled is found while they have no place left, and is barred. What an applicant keeps on a phone of their own has no idle time.
create or replace function session_resolve(p_token_hash text, p_now timestamptz, p_renews boolean)
returns table (id uuid, kind text, login_type text, user_id uuid, main_id uuid, main_kind text, role text, department_id uuid,
               disabled boolean, any_enabled boolean, served uuid[], reach uuid, mobile_index text, s_hash text, link_kind text,
               link_target uuid, link_main uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  s public.sessions;
  m public.membership;
  v_kind text;
  v_out boolean;
  v_served uuid[];
  v_reach uuid;
  -- Lists longer than this are named by their id.
  v_many constant int := 100;
begin
  select * into s from public.sessions x where x.token_hash = p_token_hash
    and (x.revoked_at is null or x.revoked_for = 'disabled')
    and x.expires_at > p_now and (x.stays or x.seen_at > p_now - interval '30 minutes');
  if not found then return; end if;
  if p_renews and s.revoked_at is null and s.seen_at < p_now - interval '15 seconds' then
    update public.sessions x set seen_at = p_now where x.id = s.id and x.seen_at < p_now;
  end if;
  if s.kind = 'visitor' then
    return query
      select s.id, s.kind, s.login_type, null::uuid, null::uuid, null::text, null::text, null::uuid, true, false, null::uuid[],
             null::uuid, s.mobile_index, s.s_hash, l.kind, l.target_id, l.main_id
      from (select 1) one
      left join public.link_token l on l.hash = s.s_hash and l.revoked_at is null and l.expires_at > p_now
        and (l.kind = 'invitation' or public.account_closes(l.main_id) is null);
    return;
  end if;
  select a.kind into v_kind from public.main_account a where a.id = s.main_id;
  select * into m from public.membership e where e.main_id = s.main_id and e.user_id = s.user_id;
  v_out := coalesce(m.disabled, true);
  if not v_out and v_kind <> 'platform' and m.role in ('analyst', 'support', 'operator') then
    v_out := not public.place_counts(s.user_id, m.role, v_kind, true);
  end if;
  if s.revoked_at is not null and not v_out then return; end if;
  if v_kind = 'platform' then
    if m.role in ('analyst', 'support', 'operator') then
      select array_agg(e.main_id order by e.main_id) into v_served from public.membership e
        where e.user_id = s.user_id and not e.disabled and (e.role = m.role or e.role not in ('analyst', 'support', 'operator'));
      if cardinality(v_served) > v_many then v_reach := public.reach_of(v_served, p_now::date); end if;
      if v_reach is not null then v_served := null; end if;
    else
      v_served := array[s.main_id];
    end if;
  end if;
  return query
    select s.id, s.kind, s.login_type, s.user_id, s.main_id, v_kind, m.role, m.department_id, v_out,
           case when v_out then exists (
             select from public.membership e join public.main_account a on a.id = e.main_id
               where e.user_id = s.user_id and not e.disabled and public.place_counts(e.user_id, e.role, a.kind, true))
           else true end,
           v_served, v_reach,
           null::text, null::text, null::text, null::uuid, null::uuid;
end $$;
grant execute on function session_resolve(text, timestamptz, boolean) to probity_app;
